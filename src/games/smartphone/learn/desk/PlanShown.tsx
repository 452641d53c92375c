import { printed } from '@machines/smartphone/components/printed.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { PlanPicture } from '@/games/smartphone/board/PlanPicture.tsx';
import { Readout } from '@/games/smartphone/desk/Readout.tsx';
import type { DeskLessonSettings } from '@/learn/lessonPage.ts';
import type { DeskStepView } from '@/learn/resolve.ts';
import { BesidePads } from './BesidePads.tsx';
import { readIn } from './pieces.ts';
import '@/games/smartphone/desk/readout.css';
import '@/games/smartphone/desk/desk.css';

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
