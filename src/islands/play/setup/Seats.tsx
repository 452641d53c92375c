import { printed } from '@machines/smartphone/components/printed.ts';
import { type Colour, colours } from '@machines/smartphone/names.ts';
import { refuseSeats } from '@machines/smartphone/rules/setup.ts';
import { fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { symbols } from '@/icons/symbols.ts';
import { person } from '@/play/people.ts';
import { SeatShape } from '../board/Piece.tsx';
import { Refusal } from '../table/Refusal.tsx';
import { nobody, seatsOf } from './draft.ts';
import type { Part } from './part.ts';

interface Props extends Part {
  players: readonly string[];
}

/** Five colours, and who sits in each (S0.1, S0.2). */
export function Seats({ words, clauseBase, draft, players, onChange }: Props) {
  const refusal = refuseSeats(seatsOf(draft));
  const kinds = [person, ...players];
  const labelOf = (player: string) => words.player[player]?.label ?? player;
  const seat = (colour: Colour, player: string) => onChange({ players: { ...draft.players, [colour]: player } });
  const inUse = kinds.filter((kind) => Object.values(draft.players).includes(kind));
  return (
    <fieldset className="setup-part">
      <legend>{words.seats.title}</legend>
      <p className="quiet">{words.seats.note}</p>
      <ul className="seat-choices">
        {colours.map((colour) => {
          const { home, startVp, improvement } = printed.seats[colour];
          return (
            <li key={colour} className={draft.players[colour] === nobody ? 'seat-empty' : ''}>
              <SeatShape seat={colour} />
              <p className="seat-name">
                <b>{words.seatNames[colour]}</b> <span>{words.shapes[colour]}</span>
              </p>
              <p className="seat-about">
                <span>{fill(words.seats.home, { region: home })}</span>
                <span>{fill(words.seats.vp, { n: startVp })}</span>
                <span
                  className="seat-improvement"
                  role="img"
                  aria-label={fill(words.seats.improvement, {
                    symbols: improvement.map((symbol) => words.symbols[symbol]).join(' + '),
                  })}
                >
                  {improvement.map((symbol) => (
                    <span key={symbol} className={`tile hue-${symbol}`}>
                      <Icon of={symbols[symbol]} />
                    </span>
                  ))}
                </span>
              </p>
              <select
                className="field"
                aria-label={fill(words.seats.player, { seat: words.seatNames[colour] })}
                aria-invalid={refusal !== null}
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
      {refusal && (
        <div id="setup-seats-wrong">
          <Refusal refusal={refusal} components={printed} clauseBase={clauseBase} />
        </div>
      )}
      <dl className="player-kinds">
        {inUse.map((kind) => (
          <div key={kind}>
            <dt>{labelOf(kind)}</dt>
            <dd>{words.player[kind]?.about}</dd>
          </div>
        ))}
      </dl>
    </fieldset>
  );
}
