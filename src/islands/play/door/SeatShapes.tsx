import type { ShelfGame } from '@/play/keep/shelf.ts';
import { SeatShape } from '../board/Piece.tsx';

/** Who sits at a game, as shapes; the words stand beside them. */
export const SeatShapes = ({ game }: { game: ShelfGame }) => (
  <span className="door-shapes" aria-hidden="true">
    {game.seats.map(({ colour }) => (
      <SeatShape key={colour} seat={colour} />
    ))}
  </span>
);
