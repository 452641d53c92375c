import type { Action, ActionType } from '@machines/smartphone/actions.ts';
import { actionWords } from '@machines/smartphone/words/line.ts';
import { type ReactNode, useState } from 'react';
import { type Place, type Pointing, placeKey, type Target } from '@/games/smartphone/play/places.ts';
import { Refusal } from '@/games/smartphone/play/Refusal.tsx';
import type { BoardWords } from '@/i18n/en/board.ts';
import { fill } from '@/i18n/format.ts';
import { intoView } from '@/ui/Why.tsx';
import { refusedAt } from './drawn.ts';
import type { Table } from './table.ts';
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

/** What pointing at a target would do, for the eye; the button's name says it too. */
export function Tell({
  table: { pointing, words },
  place,
}: {
  table: Pick<Table, 'pointing' | 'words'>;
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

/** A card where several things may be done: pressing it opens the choice among them, in place. */
export function useChoice({ target, onPick }: Pointing, place: Place) {
  const [opened, setOpened] = useState('');
  const actions = target(place)?.actions ?? [];
  // What was opened is closed with the moment it was opened in.
  const key = JSON.stringify(actions);
  const open = actions.length > 1 && opened === key;
  return {
    offered: open ? actions : null,
    press: () => (actions.length > 1 ? setOpened(open ? '' : key) : onPick(place)),
    choose: (action: Action) => onPick(place, action),
  };
}

interface Props {
  table: Pick<Table, 'pointing' | 'words'>;
  place: Place;
  /** What lies there, in words. */
  name: string;
  /** Reached by the arrow keys, not by Tab, while it is no target. */
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
  return (
    <button
      type="button"
      className={`pick pick-${place.kind} ${hueOf(target)}`}
      data-lit={target !== null}
      data-act={target ? 'move' : undefined}
      data-place={placeKey(place)}
      tabIndex={minor && !target ? -1 : 0}
      aria-label={target ? `${name}. ${wordsOf(target, words)}` : fill(words.whyNot, { place: name })}
      aria-expanded={target && target.actions.length > 1 ? card?.offered != null : undefined}
      onClick={card?.press ?? (() => pointing.onPick(place))}
    >
      {children}
      {!card && <Tell table={{ pointing, words }} place={place} />}
    </button>
  );
}

interface OfferedProps {
  table: Pick<Table, 'components' | 'words'>;
  choice: ReturnType<typeof useChoice>;
}

/** The things that may be done at a card, to choose from. */
export function Offered({ table: { components, words }, choice: { offered, choose } }: OfferedProps) {
  if (!offered) return null;
  return (
    <ul ref={intoView} className="offered-here" aria-label={words.choose}>
      {offered.map((action) => (
        <li key={JSON.stringify(action)}>
          <button type="button" className="button" onClick={() => choose(action)}>
            {actionWords(action, components)}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface RefusedProps {
  table: Pick<Table, 'pointing' | 'components' | 'clauseBase'>;
  /** Whether this is where the answer to a try belongs. */
  at: (place: Place) => boolean;
}

/** Why a try here was refused, in place. */
export function Refused({ table: { pointing, components, clauseBase }, at }: RefusedProps) {
  const refusal = refusedAt(pointing, at);
  if (!refusal) return null;
  return (
    <div ref={intoView} className="refused-here">
      <Refusal refusal={refusal} components={components} clauseBase={clauseBase} />
    </div>
  );
}
