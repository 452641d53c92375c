import type { ActionType } from '@machines/smartphone/actions.ts';
import type { ReactNode } from 'react';
import { fill } from '@/i18n/format.ts';
import { type Place, type Pointing, placeKey, type Target } from '@/play/places.ts';
import { Refusal } from '../table/Refusal.tsx';
import { intoView } from '../table/Why.tsx';
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

const hueOf = (target: Target | null): string => (target ? `hue-${topics[target.action.type] ?? 'logistics'}` : '');

/** What pointing at a target would do, for the eye; the button's name says it too. */
export function Tell({ pointing, place }: { pointing: Pointing; place: Place }) {
  const target = pointing.target(place);
  return (
    target && (
      <span className={`tell ${hueOf(target)}`} aria-hidden="true">
        {target.words}
      </span>
    )
  );
}

interface Props {
  table: Pick<Table, 'pointing' | 'words'>;
  place: Place;
  /** What lies there, in words. */
  name: string;
  /** Reached by the arrow keys, not by Tab, while it is no target. */
  minor?: boolean;
  /** The button of a whole card, which shows by itself what it would do. */
  card?: boolean;
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
      data-place={placeKey(place)}
      tabIndex={minor && !target ? -1 : 0}
      aria-label={target ? `${name}. ${target.words}` : fill(words.whyNot, { place: name })}
      onClick={() => pointing.onPick(place)}
    >
      {children}
      {!card && <Tell pointing={pointing} place={place} />}
    </button>
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
