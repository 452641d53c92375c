import type { Action } from '@machines/smartphone/actions.ts';
import { type ListedType, listedTypes, type Verdict, verdicts } from '@machines/smartphone/lab/candidates.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { legalActions } from '@machines/smartphone/rules/game.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { actionWords } from '@machines/smartphone/words/index.ts';
import { useState } from 'react';
import { fill } from '@/i18n/format.ts';
import { foretell } from '@/play/pointing.ts';
import { waitingFor } from '@/play/smartphone.ts';
import { type LabPage, Select } from '../bits.tsx';
import { PlanTry } from './PlanTry.tsx';
import { Refused } from './Verdict.tsx';

interface Props extends LabPage {
  state: GameState;
  onAct: (action: Action) => void;
  /** Keeps an action that is refused as the last move. */
  onKeep: (action: Action) => void;
}

type Kind = ListedType | 'legal' | 'plan';

const listed = (state: GameState, kind: Kind, seat: Colour): Verdict[] => {
  if (kind === 'plan') return [];
  if (kind === 'legal') return legalActions(state).map((action) => ({ action, refusal: null }));
  return verdicts(state, kind, seat);
};

/** Any action of any seat, with the verdict of the rules on each: played when legal, answered when not. */
export function Try({ state, onAct, onKeep, ...page }: Props) {
  const { words } = page;
  const text = words.try;
  const [due] = waitingFor(state);
  const [chosen, setChosen] = useState<Colour | null>(null);
  const [kind, setKind] = useState<Kind | null>(null);
  const seat = state.seats.find(({ colour }) => colour === chosen)?.colour ?? due ?? state.seats[0]?.colour ?? 'green';
  const shown: Kind = kind ?? (state.phase === 'planning' ? 'plan' : 'legal');
  const all = listed(state, shown, seat);
  const legal = all.filter(({ refusal }) => refusal === null);
  const nameOf = (action: Action): string => {
    const name = actionWords(action, componentsOf(state));
    return action.type === 'sell' ? fill(text.toBuyer, { action: name, n: action.buyer + 1 }) : name;
  };
  return (
    <div className="lab-try">
      <p>
        {state.phase === 'over'
          ? text.over
          : state.phase === 'planning' || !due
            ? text.planning
            : fill(text.turn, { seat: words.seats[due], phase: words.phases[state.phase] })}
      </p>
      <div className="lab-row">
        <Select
          label={text.seat}
          value={seat}
          options={state.seats.map(({ colour }) => [colour, words.seats[colour]] as const)}
          onPick={setChosen}
        />
        <Select<Kind>
          label={text.kind}
          value={shown}
          options={[
            ['legal', text.legal],
            ['plan', text.plan],
            ...listedTypes.map((type) => [type, text.kinds[type]] as const),
          ]}
          onPick={setKind}
        />
      </div>
      {shown === 'plan' ? (
        <PlanTry key={`${seat} ${state.round}`} {...page} state={state} seat={seat} onAct={onAct} onKeep={onKeep} />
      ) : (
        <p className="quiet" role="status">
          {all.length === 0
            ? shown === 'legal'
              ? text.noneLegal
              : text.none
            : shown !== 'legal' && fill(text.counts, { legal: legal.length, all: all.length })}
        </p>
      )}
      <ul className="lab-verdicts">
        {all.map(({ action, refusal }) => (
          <li key={`${JSON.stringify(action)} ${refusal?.rule}`}>
            {refusal ? (
              <Refused
                {...page}
                state={state}
                action={action}
                name={`${nameOf(action)}.`}
                refusal={refusal}
                onKeep={onKeep}
              />
            ) : (
              <button type="button" className="move" onClick={() => onAct(action)}>
                {action.type === 'endTurn' ? text.endTurn : foretell(state, action)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
