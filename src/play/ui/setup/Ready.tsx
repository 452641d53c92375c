import { count } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { SeatShape } from '@/ui/Piece.tsx';
import { seatsOf } from '../../seating.ts';
import type { SharedPart } from '../../setupPart.ts';

interface Props extends SharedPart {
  /** What else was chosen, and what it is called. */
  facts: readonly (readonly [name: string, value: string])[];
  /** How many gaps are read in another way than usual. */
  changed: number;
  /** The start was tried, and something is wrong. */
  refused: boolean;
}

/** The set-up at a glance, and the way into the game. */
export function Ready({ words, draft, facts, changed, refused }: Props) {
  const { ready } = words;
  return (
    <section className="ready" aria-labelledby="setup-ready">
      <h3 id="setup-ready">{ready.title}</h3>
      <ul className="ready-seats grid gap-2">
        {seatsOf(draft).map(({ colour, player }) => (
          <li className="flex gap-3 level" key={colour}>
            <SeatShape seat={colour} />
            <span>
              <b>{words.seatNames[colour]}</b> {words.player[player]?.label ?? player}
            </span>
          </li>
        ))}
      </ul>
      <dl>
        {[
          ...facts,
          [ready.house, changed === 0 ? ready.asUsual : count(ready.changed, changed)],
          [ready.seed, draft.seed.trim() || ready.anySeed],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button type="submit" className="button button-main">
        {ready.start}
      </button>
      {refused && (
        <p className="note refusal" role="alert">
          <Icon of={controls.no} />
          <span>{ready.wrong}</span>
        </p>
      )}
    </section>
  );
}
