import { count } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { SeatShape } from '../board/Piece.tsx';
import { rulingsOf, seatsOf } from './draft.ts';
import type { Part } from './part.ts';

interface Props extends Part {
  /** The start was tried, and something is wrong. */
  refused: boolean;
}

/** The set-up at a glance, and the way into the game. */
export function Ready({ words, locale, draft, refused }: Props) {
  const { ready } = words;
  const changed = Object.keys(rulingsOf(draft)).length;
  return (
    <section className="ready" aria-labelledby="setup-ready">
      <h3 id="setup-ready">{ready.title}</h3>
      <ul className="ready-seats">
        {seatsOf(draft).map(({ colour, player }) => (
          <li key={colour}>
            <SeatShape seat={colour} />
            <span>
              <b>{words.seatNames[colour]}</b> {words.player[player]?.label ?? player}
            </span>
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>{ready.edition}</dt>
          <dd>{words.ruleSet.sets[draft.ruleSet].label}</dd>
        </div>
        <div>
          <dt>{ready.technologies}</dt>
          <dd>{words.sides[draft.sides]}</dd>
        </div>
        <div>
          <dt>{ready.house}</dt>
          <dd>{changed === 0 ? ready.asUsual : count(locale, ready.changed, changed)}</dd>
        </div>
        <div>
          <dt>{ready.seed}</dt>
          <dd>{draft.seed.trim() || ready.anySeed}</dd>
        </div>
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
