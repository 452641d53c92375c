import { winsInAHundred } from '@machines/core/bots/measured.ts';
import { type Colour, colours } from '@machines/core/seats.ts';
import type { ReactNode } from 'react';
import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import { person } from '../../people.ts';
import { nobody } from '../../seating.ts';
import type { SharedPart } from '../../setupPart.ts';
import { labelOf, PlayerSelect } from './PlayerSelect.tsx';

interface Props extends Pick<SharedPart, 'words' | 'draft' | 'onChange'> {
  /** Computer players by name; their words are found by it. */
  players: readonly string[];
  /** What a colour brings with it. */
  about: (colour: Colour) => ReactNode;
  /** Where there is more to read about a kind of player. */
  morePaths?: Record<string, string>;
  /** Why these seats cannot play, if they cannot. */
  refusal: ReactNode;
}

/** Five colours, and who sits in each. */
export function Seats({ words, draft, players, about, morePaths, refusal, onChange }: Props) {
  const kinds = [person, ...players];
  return (
    <fieldset className="setup-part">
      <legend>{words.seats.title}</legend>
      <p className="quiet">{words.seats.note}</p>
      <ul className="seat-choices">
        {colours.map((colour) => {
          return (
            <li key={colour} className={draft.players[colour] === nobody ? 'seat-empty' : ''}>
              <SeatShape seat={colour} />
              <p className="seat-name">
                <b>{words.seatNames[colour]}</b> <span className="soft-ink small-print">{words.shapes[colour]}</span>
              </p>
              <p className="seat-about flex wraps level soft-ink small-print">{about(colour)}</p>
              <PlayerSelect
                words={words}
                colour={colour}
                player={draft.players[colour]}
                kinds={[nobody, ...kinds]}
                onChoose={(player) => onChange({ players: { ...draft.players, [colour]: player } })}
                wrongBy={refusal ? 'setup-seats-wrong' : undefined}
              />
            </li>
          );
        })}
      </ul>
      {refusal && <div id="setup-seats-wrong">{refusal}</div>}
      <dl className="player-kinds grid gap-1 small-print">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{labelOf(words, kind)}</dt>
            <dd>
              {fill(words.player[kind]?.about ?? '', winsInAHundred(kind))}
              {words.player[kind]?.more && morePaths?.[kind] && (
                <>
                  {' '}
                  <a href={morePaths[kind]}>{words.player[kind].more}</a>.
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </fieldset>
  );
}
