import type { Action, ActionType } from '@machines/smartphone/actions.ts';
import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { RefusalOf } from '@machines/smartphone/rules/refuse.ts';
import { actionWords } from '@machines/smartphone/words/line.ts';
import { type ReactNode, useState } from 'react';
import { type Place, type Pointing, placeKey, type Target } from '@/games/smartphone/play/boardPlaces.ts';
import { Refusal } from '@/games/smartphone/play/Refusal.tsx';
import type { BoardWords } from '@/i18n/en/board.ts';
import { fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { pieces } from '@/icons/pieces.ts';
import type { BoardPart } from './boardPart.ts';
import './pick.css';

/** The topic an action belongs to; a place that is lit has the hue of what pointing there would do. */
const topics: Partial<Record<ActionType, string>> = {
  takeImprovement: 'improve',
  takeToken: 'goods',
  research: 'research',
  complete: 'research',
  bonusProgress: 'research',
  sell: 'goods',
};

const hueOf = (target: Target | null): string => (target ? `hue-${topics[target.actions[0].type] ?? 'logistics'}` : '');

const wordsOf = ({ actions, words }: Target, { several }: BoardWords): string =>
  actions.length > 1 ? fill(several, { n: actions.length }) : words;

/** What pointing at a target would do, for the eye; the button is described by it too. */
export function Tell({
  table: { pointing, words },
  place,
}: {
  table: Pick<BoardPart, 'pointing' | 'words'>;
  place: Place;
}) {
  const target = pointing.target(place);
  return (
    target && (
      <span className={`tell ${hueOf(target)}`} aria-hidden="true">
        {wordsOf(target, words)}
      </span>
    )
  );
}

/** Where several things may be done, or one of them several times, pressing opens the choice, in place. */
export function useChoice({ target, onPick }: Pick<Pointing, 'target' | 'onPick'>, place: Place) {
  const [opened, setOpened] = useState('');
  const here = target(place);
  const actions = here?.actions ?? [];
  const amounts = here?.amounts ?? [];
  // What was opened is closed with the moment it was opened in.
  const key = JSON.stringify([actions, amounts]);
  const choosing = actions.length > 1 || amounts.length > 1;
  const open = choosing && opened === key;
  return {
    choosing,
    open,
    offered: open && amounts.length < 2 ? actions : null,
    amounts: open && amounts.length > 1 ? amounts : null,
    press: () => (choosing ? setOpened(open ? '' : key) : onPick(place)),
    choose: (action: Action) => onPick(place, action),
    take: (times: number) => onPick(place, undefined, times),
  };
}

interface Props {
  table: Pick<BoardPart, 'pointing' | 'words'>;
  place: Place;
  /** What lies there, in words. */
  name: string;
  /** Reached by the arrow keys, not by Tab. */
  minor?: boolean;
  /** The button of a whole card, which shows by itself what it would do, and where one chooses. */
  card?: ReturnType<typeof useChoice>;
  children: ReactNode;
}

/** A place to point at: a target says what it would do; anything else answers with the reason why not. */
export function PickButton({ table: { pointing, words }, place, name, minor, card, children }: Props) {
  if (pointing.still)
    return (
      <span className={`pick-${place.kind}`} {...(!card && { role: 'img', 'aria-label': name })}>
        {children}
      </span>
    );
  const target = pointing.target(place);
  const key = placeKey(place);
  return (
    <button
      type="button"
      className={`pick pick-${place.kind} ${hueOf(target)}`}
      data-lit={target !== null}
      data-no={(pointing.refused?.place && placeKey(pointing.refused.place) === key) || undefined}
      data-act={target && !card?.choosing ? 'move' : undefined}
      data-place={key}
      tabIndex={minor ? -1 : 0}
      aria-label={name}
      aria-description={target ? wordsOf(target, words) : undefined}
      aria-expanded={target && card?.choosing ? card.open : undefined}
      onClick={card?.press ?? (() => pointing.onPick(place))}
    >
      {children}
      {!card && <Tell table={{ pointing, words }} place={place} />}
    </button>
  );
}

interface OfferedProps {
  table: Pick<BoardPart, 'components' | 'words'>;
  choice: ReturnType<typeof useChoice>;
}

/** The things that may be done at a card, or how many times, to choose from. */
export function Offered({ table: { components, words }, choice: { offered, amounts, choose, take } }: OfferedProps) {
  if (amounts)
    return (
      <ul className="offered-here offered-amounts grid gap-4px" aria-label={words.howMany}>
        {amounts.map(({ n, completes }) => (
          <li key={n}>
            <button
              className="inline-flex gap-4px level"
              type="button"
              data-act="move"
              aria-label={fill(completes ? words.amountCompletes : words.amount, { n })}
              onClick={() => take(n)}
            >
              {n}
              {completes && <Icon of={pieces.office} />}
            </button>
          </li>
        ))}
      </ul>
    );
  if (!offered) return null;
  return (
    <ul className="offered-here grid gap-4px" aria-label={words.choose}>
      {offered.map((action) => (
        <li key={JSON.stringify(action)}>
          <button type="button" className="button" data-act="move" onClick={() => choose(action)}>
            {actionWords(action, components)}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface RefusedProps {
  refusal: RefusalOf | null;
  components: ComponentSet;
}

/** Why a try here was refused, in place: it lies over the stage and moves nothing. */
export function Refused({ refusal, components }: RefusedProps) {
  if (!refusal) return null;
  return (
    <div className="refused-here">
      <Refusal refusal={refusal} components={components} />
    </div>
  );
}
