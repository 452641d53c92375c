import type { Colour } from '@machines/core/seats.ts';
import { type Body, bodies } from '@/icons/bodies.ts';
import { seats } from '@/icons/seats.ts';

/** What else carries a seat's mark: its home, and the pin that shows where Steve is going (SV.7). */
const marks = {
  ...bodies,
  home: { faces: [{ d: 'M12 1.6 23 11.4h-3V22.4H4V11.4H1Z' }], mark: { x: 6.6, y: 9.4, scale: 0.45 } },
  pin: { faces: [{ d: 'M12 23.4 5 15.6A9.2 9.2 0 1 1 19 15.6Z' }], mark: { x: 6.6, y: 4, scale: 0.45 } },
} satisfies Record<string, Body>;

interface Props {
  seat: Colour;
  kind: keyof typeof marks;
  /** Left out when the words stand beside it. */
  name?: string;
}

/** A piece in a seat's colour, pattern and mark. */
export function Piece({ seat, kind, name }: Props) {
  const { faces, mark }: Body = marks[kind];
  const front = faces.at(-1);
  return (
    <>
      <svg viewBox="0 0 24 24" className={`piece piece-${kind} seat-${seat}`} aria-hidden="true">
        {faces.map(({ d, shade }) => (
          <path key={d} className={shade ? `body ${shade}` : 'body'} d={d} />
        ))}
        {front && <path className="pattern" d={front.d} fill={`url(#seat-pattern-${seat})`} />}
        <g className="mark" transform={`translate(${mark.x} ${mark.y}) scale(${mark.scale})`}>
          {seats[seat].map(({ d }) => (
            <path key={d} d={d} />
          ))}
        </g>
      </svg>
      {name && <span className="visually-hidden">{name}</span>}
    </>
  );
}

/** A seat's shape inside another drawing, 24 units wide. */
export const SeatPaths = ({ seat }: { seat: Colour }) => (
  <g className={`piece seat-${seat}`}>
    {seats[seat].map(({ d }) => (
      <g key={d}>
        <path className="body" d={d} />
        <path className="pattern" d={d} fill={`url(#seat-pattern-${seat})`} />
      </g>
    ))}
  </g>
);

/** The seat itself: its shape, in its colour and pattern. */
export const SeatShape = ({ seat }: { seat: Colour }) => (
  <svg viewBox="0 0 24 24" className={`piece seat-shape seat-${seat}`} aria-hidden="true">
    <SeatPaths seat={seat} />
  </svg>
);
