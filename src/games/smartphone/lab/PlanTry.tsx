import type { Action } from '@machines/smartphone/actions.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { improvementSkipped } from '@machines/smartphone/rules/improvement.ts';
import { powersOf, seatOf } from '@machines/smartphone/rules/lookup.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import { rules } from '@machines/smartphone/rules.ts';
import { useState } from 'react';
import { PlanDesk } from '@/games/smartphone/desk/PlanDesk.tsx';
import { Refused } from '@/lab/ui/try/Verdict.tsx';
import { useSmartphoneLab } from './useSmartphoneLab.ts';

/** A plan on the desk. It may be tried as it lies: what refuses it says so, and may be kept as the question. */
function PlanOnDesk({ seat }: { seat: Colour }) {
  const { resting: state, play, words } = useSmartphoneLab();
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
            else play(asked, true);
          },
        }}
      />
      {action && refusal && <Refused key={JSON.stringify(action)} action={action} refusal={refusal} />}
    </>
  );
}

/** Another seat or another round begins with an empty desk. */
export function PlanTry({ seat }: { seat: Colour }) {
  const { resting } = useSmartphoneLab();
  return <PlanOnDesk key={`${seat} ${resting.round}`} seat={seat} />;
}
