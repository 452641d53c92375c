import type { Colour } from '@machines/smartphone/names.ts';
import { useId, useState } from 'react';
import type { EndingWords } from '@/i18n/en/ending.ts';
import type { ReviewItem, SeatAccount } from '@/play/ledger.ts';
import { SeatShape } from '../board/Piece.tsx';
import { ReviewList } from './ReviewList.tsx';

interface Props {
  items: readonly ReviewItem[];
  books: readonly SeatAccount[];
  words: EndingWords;
  locale: string;
  clauseBase: string;
  onGoTo: (move: number) => void;
  onWhatIf: (move: number) => void;
}

/** The moments that mattered: gains on one side, losses on the other, of everyone or of one seat. */
export function Review({ items, books, words, ...rest }: Props) {
  const [who, setWho] = useState<Colour | null>(null);
  const name = useId();
  const t = words.review;
  const seats: (Colour | null)[] = [null, ...books.map(({ colour }) => colour)];
  const shown = items.filter(({ seat }) => who === null || seat === who);
  return (
    <section className="end-part">
      <h3>{t.title}</h3>
      <p className="end-about">{t.about}</p>
      <fieldset className="review-who">
        <legend className="visually-hidden">{t.who}</legend>
        {seats.map((seat) => (
          <label key={seat}>
            <input type="radio" name={name} checked={seat === who} onChange={() => setWho(seat)} />
            {seat && <SeatShape seat={seat} />}
            {seat ? words.seats[seat] : t.everyone}
          </label>
        ))}
      </fieldset>
      <div className="review">
        <ReviewList
          key={`lost ${who}`}
          title={t.lost}
          items={shown.filter(({ gain }) => !gain)}
          {...rest}
          words={words}
        />
        <ReviewList
          key={`gained ${who}`}
          title={t.gained}
          items={shown.filter(({ gain }) => gain)}
          {...rest}
          words={words}
        />
      </div>
    </section>
  );
}
