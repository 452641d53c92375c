import type { Action } from '@machines/smartphone/actions.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { Setup } from '@machines/smartphone/state.ts';
import { useId, useState } from 'react';
import type { EndingWords } from '@/i18n/en/ending.ts';
import { people } from '@/play/people.ts';
import type { WaysBack } from '@/play/ui/end/MomentCard.tsx';
import type { Judging } from '@/play/ui/end/useJudged.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { ReviewItem, SeatAccount } from '../log.ts';
import type { Entries } from '../smartphone.ts';
import { ReviewList } from './ReviewList.tsx';
import { SmartphoneDecisions } from './SmartphoneDecisions.tsx';

interface Props extends WaysBack {
  setup: Setup;
  entries: Entries;
  judging: Judging<Action>;
  advisor: string;
  items: readonly ReviewItem[];
  books: readonly SeatAccount[];
  names: Record<Colour, string>;
  /** The same, inside a sentence. */
  inside: Record<Colour, string>;
  words: EndingWords;
  /** The seat that is spoken to, if there is one. */
  you: Colour | null;
}

/** The moments that mattered: gains on one side, losses on the other, of everyone or of one seat; and own decisions. */
export function Review({ setup, entries, judging, advisor, items, books, names, inside, you, words, ...rest }: Props) {
  const [me, ...others] = people(setup);
  const [who, setWho] = useState<Colour | null>(me && others.length === 0 ? me : null);
  const name = useId();
  const t = words.review;
  const seats: (Colour | null)[] = [null, ...books.map(({ colour }) => colour)];
  const told = { names: inside, you, words };
  const shown = items.filter(({ seat }) => who === null || seat === who);
  return (
    <section className="end-part">
      <h3 className="visually-hidden">{t.title}</h3>
      <fieldset className="review-who">
        <legend className="visually-hidden">{t.who}</legend>
        {seats.map((seat) => (
          <label className="flex level gap-2 small-print" key={seat}>
            <input type="radio" name={name} checked={seat === who} onChange={() => setWho(seat)} />
            {seat && <SeatShape seat={seat} />}
            {seat ? names[seat] : t.everyone}
          </label>
        ))}
      </fieldset>
      <div className="review">
        <ReviewList key={`lost ${who}`} title={t.lost} items={shown.filter(({ gain }) => !gain)} {...rest} {...told} />
        <ReviewList
          key={`gained ${who}`}
          title={t.gained}
          items={shown.filter(({ gain }) => gain)}
          {...rest}
          {...told}
        />
        {people(setup).length > 0 && (
          <SmartphoneDecisions {...rest} {...{ setup, entries, judging, advisor, who, words }} />
        )}
      </div>
    </section>
  );
}
