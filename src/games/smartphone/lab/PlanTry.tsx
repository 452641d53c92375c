import type { Action } from '@machines/smartphone/actions.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { improvementSkipped } from '@machines/smartphone/rules/improvement.ts';
import { componentsOf, powersOf, seatOf } from '@machines/smartphone/rules/lookup.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import { rules } from '@machines/smartphone/rules.ts';
import { actionWords } from '@machines/smartphone/words/index.ts';
import { useState } from 'react';
import { PlanDesk } from '@/games/smartphone/desk/PlanDesk.tsx';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { SmartphoneLabWords } from '@/i18n/en/lab.ts';
import type { TryProps } from '@/lab/ui/labKit.ts';
import { Refused } from '@/lab/ui/try/Verdict.tsx';
import { smartphoneLabKit } from './smartphoneLabKit.tsx';

interface Props extends TryProps<SmartphoneShown, SmartphoneLabWords> {
  seat: Colour;
}

/** A plan on the desk. It may be tried as it lies: what refuses it says so, and may be kept as the question. */
function PlanOnDesk({ state, seat, onAct, onKeep, ...page }: Props) {
  const { words } = page;
  const [plan, setPlan] = useState<Plan | null>(null);
  const action: Action | null = plan && { type: 'plan', seat, plan };
  const refusal = action && rules.refuse(state, action);
  return (
    <>
      <PlanDesk
        words={words.desk}
        means={planMeans(state, seat)}
        powers={powersOf(state, seatOf(state, seat))}
        improvementSkipped={improvementSkipped(state)}
        onChange={setPlan}
        commit={{
          label: words.try.commit,
          onCommit: (made) => {
            const asked: Action = { type: 'plan', seat, plan: made };
            if (rules.refuse(state, asked)) setPlan(made);
            else onAct(asked);
          },
        }}
      />
      {action && refusal && (
        <Refused
          key={JSON.stringify(action)}
          {...page}
          kit={smartphoneLabKit}
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

/** Another seat or another round begins with an empty desk. */
export const PlanTry = (props: Props) => <PlanOnDesk key={`${props.seat} ${props.state.round}`} {...props} />;
