import type { Colour, Hex } from '@machines/coverage/names.ts';
import { SeatPaths } from '@/ui/Piece.tsx';
import { atHex, outline, radius } from './hexLayout.ts';

/** Where each seat built last, marked until it moves again: brackets in its colour at the corners, and its shape. */
export const LastMarks = ({ marks }: { marks: ReadonlyMap<Hex, Colour> }) =>
  [...marks].map(([hex, seat]) => (
    <g key={hex} className={`last-mark seat-${seat}`} transform={atHex(hex)}>
      <polygon className="last-ground" points={outline(0.95)} pathLength="60" />
      <polygon className="last-bracket" points={outline(0.95)} pathLength="60" />
      <g transform={`translate(${0.44 * radius} ${0.3 * radius}) scale(${0.0105 * radius})`}>
        <SeatPaths seat={seat} />
      </g>
    </g>
  ));
