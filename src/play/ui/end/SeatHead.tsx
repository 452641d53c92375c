import type { Colour } from '@machines/core/seats.ts';
import { SeatShape } from '@/ui/Piece.tsx';

interface Props {
  seat: Colour;
  words: { seats: Record<Colour, string> };
  /** What plays the seat, when it is worth a word. */
  mark?: string | undefined;
}

/** A seat at the head of its rows. */
export const SeatHead = ({ seat, words, mark }: Props) => (
  <th scope="row">
    <span className="table-seat flex level gap-2">
      <SeatShape seat={seat} />
      {words.seats[seat]}
      {mark && <span className="seat-mark soft-ink">{mark}</span>}
    </span>
  </th>
);
