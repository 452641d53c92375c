import { winsInAHundred } from '@machines/core/bots/measured.ts';
import { type Colour, colours } from '@machines/core/seats.ts';
import type { ReactNode } from 'react';
import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import { person } from '../../people.ts';
import { nobody } from '../../seating.ts';
import type { SharedPart } from '../../setupPart.ts';

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
  const labelOf = (player: string) => words.player[player]?.label ?? player;
  const seat = (colour: Colour, player: string) => onChange({ players: { ...draft.players, [colour]: player } });
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
              <select
                className="field"
                aria-label={fill(words.seats.player, { seat: words.seatNames[colour] })}
                aria-invalid={Boolean(refusal)}
                aria-describedby={refusal ? 'setup-seats-wrong' : undefined}
                value={draft.players[colour]}
                onChange={({ target }) => seat(colour, target.value)}
              >
                <option value={nobody}>{words.nobody}</option>
                {kinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {labelOf(kind)}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ul>
      {refusal && <div id="setup-seats-wrong">{refusal}</div>}
      <dl className="player-kinds grid gap-1 small-print">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{labelOf(kind)}</dt>
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
