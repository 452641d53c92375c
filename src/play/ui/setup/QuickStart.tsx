import type { SeatSetup } from '@machines/core/seats.ts';
import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import { quickFragment } from '../../keep/address.ts';
import { isComputer, people } from '../../people.ts';
import type { SharedSetupWords } from '../../setupPart.ts';

interface Props {
  words: SharedSetupWords;
  /** You, and one computer player. */
  seats: readonly SeatSetup[];
  /** The rulebook, where a game has several. */
  edition?: string;
  /** Left out while the page is not there yet: the address then asks for the game. */
  onStart: (() => void) | undefined;
}

/** One click to the first decision. */
export function QuickStart({ words, seats, edition = '', onStart }: Props) {
  const { quick, seatNames } = words;
  const [you = 'green'] = people({ seats });
  const rival = seats.find(({ player }) => isComputer(player))?.colour ?? you;
  return (
    <section className="quick grid level" aria-labelledby="setup-quick">
      <div className="quick-words grid gap-2">
        <h2 id="setup-quick">{quick.title}</h2>
        <p>{fill(quick.text, { you: seatNames[you], rival: seatNames[rival], edition })}</p>
      </div>
      <p className="quick-seats flex gap-5" aria-hidden="true">
        {seats.map(({ colour, player }) => (
          <span key={colour} className="quick-seat flex gap-3 level">
            <SeatShape seat={colour} />
            <b>{isComputer(player) ? words.player[player]?.label : quick.you}</b>
          </span>
        ))}
      </p>
      {onStart ? (
        <button type="button" className="button button-main quick-start" data-act="quick-start" onClick={onStart}>
          {quick.start}
        </button>
      ) : (
        <a className="button button-main quick-start" data-act="quick-start" href={quickFragment}>
          {quick.start}
        </a>
      )}
    </section>
  );
}
