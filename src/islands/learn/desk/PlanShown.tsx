import { printed } from '@machines/smartphone/components/printed.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { Readout } from '@/islands/desk/Readout.tsx';
import { PlanPicture } from '@/islands/play/board/PlanPicture.tsx';
import type { DeskStepView } from '@/learn/resolve.ts';
import type { DeskLessonSettings } from '../page.ts';
import { BesidePads } from './BesidePads.tsx';
import { readIn } from './pieces.ts';
import '@/islands/desk/readout.css';
import '@/islands/desk/desk.css';

interface Props {
  step: DeskStepView;
  plan: Plan;
  page: DeskLessonSettings;
  /** Whether what it gives is told, or still to be guessed. */
  told: boolean;
}

/** A plan to look at, and what it gives once that is no secret any more. */
export function PlanShown({ step, plan, page, told }: Props) {
  return (
    <div className="plan-shown">
      <PlanPicture plan={plan} components={printed} label={page.words.triedPlan} named />
      <BesidePads step={step} plan={plan} page={page} />
      {told && (
        <div className="plan-gives">
          <Readout reading={readIn(step, plan)} words={page.desk} locale={page.locale} components={printed} />
        </div>
      )}
    </div>
  );
}
