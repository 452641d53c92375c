import type { Colour } from '@machines/smartphone/names.ts';
import type { EndingWords } from '@/i18n/en/ending.ts';
import { SeatShape } from '../board/Piece.tsx';

/** A seat at the head of its rows. */
export const SeatHead = ({ seat, words }: { seat: Colour; words: EndingWords }) => (
  <th scope="row">
    <span className="table-seat">
      <SeatShape seat={seat} />
      {words.seats[seat]}
    </span>
  </th>
);
