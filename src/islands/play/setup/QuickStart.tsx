import type { Colour } from '@machines/smartphone/names.ts';
import { steve } from '@machines/smartphone/rules/setup.ts';
import type { SetupWords } from '@/i18n/en/setup.ts';
import { fill } from '@/i18n/format.ts';
import { SeatShape } from '../board/Piece.tsx';
import { firstDraft, seatsOf } from './draft.ts';

interface Props {
  words: SetupWords;
  onStart: () => void;
}

/** One click to the first plan. */
export function QuickStart({ words, onStart }: Props) {
  const { quick, seatNames } = words;
  const seats = seatsOf(firstDraft);
  const nameOf = (isSteve: boolean) => {
    const colour: Colour = seats.find(({ player }) => (player === steve) === isSteve)?.colour ?? 'green';
    return seatNames[colour];
  };
  return (
    <section className="quick" aria-labelledby="setup-quick">
      <div className="quick-words">
        <h2 id="setup-quick">{quick.title}</h2>
        <p>{fill(quick.text, { you: nameOf(false), steve: nameOf(true) })}</p>
      </div>
      <p className="quick-seats" aria-hidden="true">
        {seats.map(({ colour, player }) => (
          <span key={colour} className="quick-seat">
            <SeatShape seat={colour} />
            <b>{player === steve ? words.player[steve]?.label : quick.you}</b>
          </span>
        ))}
      </p>
      <button type="button" className="button button-main quick-start" onClick={onStart}>
        {quick.start}
      </button>
    </section>
  );
}
