import type { Action } from '@machines/smartphone/actions.ts';
import { type Change, nearestLegal } from '@machines/smartphone/lab/nearest.ts';
import type { RefusalOf } from '@machines/smartphone/rules/refuse.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { changeWords } from '@machines/smartphone/words/change.ts';
import { sentence } from '@machines/smartphone/words/index.ts';
import { useState } from 'react';
import { fill } from '@/i18n/format.ts';
import { ClauseLink } from '@/islands/play/table/ClauseLink.tsx';
import type { LabPage } from '../bits.tsx';

interface WaysProps extends LabPage {
  state: GameState;
  changes: readonly Change[];
}

const Ways = ({ state, changes, words, clauseBase }: WaysProps) =>
  changes.length === 0 ? (
    <p className="quiet">{words.try.faraway}</p>
  ) : (
    <div className="lab-ways">
      <p>{words.try.wouldBe}</p>
      <ul>
        {changes.map((change) => (
          <li key={JSON.stringify(change)}>
            {changeWords(change, words.ruleSets, componentsOf(state))}
            {change.rule && (
              <>
                {' '}
                <ClauseLink id={change.rule} base={clauseBase} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );

interface Props extends LabPage {
  state: GameState;
  action: Action;
  /** The action in words. */
  name: string;
  refusal: RefusalOf;
  onKeep: (action: Action) => void;
}

/** An action that is refused: by which clause, and what would make it legal. */
export function Refused({ state, action, name, refusal, onKeep, ...page }: Props) {
  const { words, clauseBase } = page;
  const [changes, setChanges] = useState<Change[] | null>(null);
  return (
    <div className="lab-refused">
      <p>
        <b>{name}</b> {sentence(refusal, componentsOf(state))} <ClauseLink id={refusal.rule} base={clauseBase} />
      </p>
      {changes ? (
        <>
          <Ways {...page} state={state} changes={changes} />
          <button type="button" className="button" onClick={() => onKeep(action)}>
            {words.try.keepTry}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="lab-ask"
          aria-label={fill(words.try.whyNotThis, { action: name })}
          onClick={() => setChanges(nearestLegal(state, action))}
        >
          {words.try.whyNot}
        </button>
      )}
    </div>
  );
}
