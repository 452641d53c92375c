import type { Action } from '@machines/smartphone/actions.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { refuse } from '@machines/smartphone/rules/game.ts';
import { improvementSkipped } from '@machines/smartphone/rules/improvement.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import { componentsOf, powersOf, seatOf } from '@machines/smartphone/rules/table.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { actionWords } from '@machines/smartphone/words/index.ts';
import { useState } from 'react';
import { PlanDesk } from '@/islands/desk/PlanDesk.tsx';
import type { LabPage } from '../bits.tsx';
import { Refused } from './Verdict.tsx';

interface Props extends LabPage {
  state: GameState;
  seat: Colour;
  onAct: (action: Action) => void;
  onKeep: (action: Action) => void;
}

/** A plan on the desk. It may be tried as it lies: what refuses it says so, and may be kept as the question. */
export function PlanTry({ state, seat, onAct, onKeep, ...page }: Props) {
  const { words, locale, clauseBase } = page;
  const [plan, setPlan] = useState<Plan | null>(null);
  const action: Action | null = plan && { type: 'plan', seat, plan };
  const refusal = action && refuse(state, action);
  return (
    <>
      <PlanDesk
        words={words.desk}
        locale={locale}
        clauseBase={clauseBase}
        means={planMeans(state, seat)}
        powers={powersOf(state, seatOf(state, seat))}
        improvementSkipped={improvementSkipped(state)}
        onChange={setPlan}
        commit={{
          label: words.try.commit,
          onCommit: (made) => {
            const asked: Action = { type: 'plan', seat, plan: made };
            if (refuse(state, asked)) setPlan(made);
            else onAct(asked);
          },
        }}
      />
      {action && refusal && (
        <Refused
          key={JSON.stringify(action)}
          {...page}
          state={state}
          action={action}
          name={`${actionWords(action, componentsOf(state))}.`}
          refusal={refusal}
          onKeep={onKeep}
        />
      )}
    </>
  );
}
