import { SeatShape } from '@/ui/Piece.tsx';
import type { ShelfGame } from '../../keep/shelf.ts';

/** Who sits at a game, as shapes; the words stand beside them. */
export const SeatShapes = ({ game }: { game: ShelfGame }) => (
  <span className="lobby-shapes flex gap-1" aria-hidden="true">
    {game.seats.map(({ colour }) => (
      <SeatShape key={colour} seat={colour} />
    ))}
  </span>
);
