import type { CSSProperties } from 'react';

interface Props {
  min: number;
  max: number;
  price: number | null;
  label: string;
}

/** The printed price track as the scale of a rule, with the price block on it. */
export function PriceTrack({ min, max, price, label }: Props) {
  const steps = Array.from({ length: max - min + 1 }, (_, step) => min + step);
  const style = { '--steps': steps.length, '--at': (price ?? min) - min } as CSSProperties;
  return (
    <span
      className="track soft-ink tabular"
      style={style}
      {...(price === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {price !== null && <span className="block" />}
      {steps.map((step) => (
        <span key={step} className="step" data-here={step === price}>
          {step}
        </span>
      ))}
    </span>
  );
}
