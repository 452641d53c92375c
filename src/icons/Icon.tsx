import type { Glyph } from './glyph.ts';

interface Props {
  of: Glyph;
  /** Left out when the words stand beside it. */
  name?: string;
}

export function Icon({ of, name }: Props) {
  const marks = of.map(({ d, width }) => <path key={d} d={d} strokeWidth={width} />);
  if (name)
    return (
      <svg viewBox="0 0 24 24" className="icon" role="img" aria-label={name}>
        {marks}
      </svg>
    );
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      {marks}
    </svg>
  );
}
