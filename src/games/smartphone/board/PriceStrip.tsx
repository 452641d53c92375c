import type { Colour } from '@machines/smartphone/names.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { phases as glyphs } from '@/icons/phases.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { BoardPart } from './boardPart.ts';
import { priceSteps } from './priceSteps.ts';
import './strip.css';

interface Props extends Pick<BoardPart, 'view' | 'components' | 'words'> {
  /** The price of the plan that is being laid. */
  ghost?: { seat: Colour; price: number } | null;
  /** What is lit on the map just now, and what that means. */
  legend?: ReactNode;
}

/** The marker of a plan that is being laid slides from one price to the next. */
function useSlide(price: number | undefined) {
  const strip = useRef<HTMLOListElement>(null);
  const last = useRef(price);
  useLayoutEffect(() => {
    const by = price === undefined ? 0 : (last.current ?? price) - price;
    last.current = price;
    const marker = by === 0 ? null : strip.current?.querySelector<HTMLElement>('.ghost-marker');
    if (!marker || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const step = marker.closest('li')?.offsetWidth ?? 0;
    marker.animate({ translate: [`${by * step}px`, '0'] }, { duration: 140, easing: 'ease-out' });
  }, [price]);
  return strip;
}

/** The board's upper edge: every price, and who acts when. */
export function PriceStrip({ view, components, words, ghost = null, legend }: Props) {
  const strip = useSlide(ghost?.price);
  const steps = priceSteps({ view, components, words }, ghost ? [ghost.price] : []);
  return (
    <>
      <p className="strip-label flex level soft-ink">
        <Icon of={glyphs.pricing} />
        <span>{words.prices}</span>
      </p>
      <ol ref={strip} className="price-strip" aria-label={words.prices}>
        {steps.map(({ step, here, said }) => (
          <li key={step} data-step={step} data-here={here.length > 0} data-ghost={ghost?.price === step || undefined}>
            <span className="visually-hidden">{said}</span>
            <span className="markers" aria-hidden="true">
              {here.map((seat) => (
                <span key={seat} data-marker={seat}>
                  <SeatShape seat={seat} />
                </span>
              ))}
              {ghost?.price === step && (
                <span className="ghost-marker" data-marker="ghost">
                  <SeatShape seat={ghost.seat} />
                </span>
              )}
            </span>
            <span className="price-step" aria-hidden="true">
              {step}
            </span>
          </li>
        ))}
      </ol>
      <span className="strip-rule" />
      <p className="strip-label flex level soft-ink strip-order">{words.order}</p>
      {view.order.length === 0 ? (
        <p className="strip-note soft-ink">{words.orderLater}</p>
      ) : (
        <ol className="order-strip flex gap-4px soft-ink" aria-label={words.order}>
          {view.order.map((seat, at) => {
            const now = view.turn?.seat === seat;
            return (
              <li className="flex gap-4px level" key={seat} data-now={now} aria-current={now ? 'true' : undefined}>
                {at > 0 && <Icon of={controls.right} />}
                <span data-order={seat}>
                  <SeatShape seat={seat} />
                </span>
                <span className="visually-hidden">
                  {words.seats[seat]}
                  {now && ` (${words.atTurn})`}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <span className="strip-grow grows" />
      {legend && <div className="strip-legend soft-ink">{legend}</div>}
    </>
  );
}
