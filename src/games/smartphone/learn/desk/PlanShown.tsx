import { printed } from '@machines/smartphone/components/printed.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { PlanPicture } from '@/games/smartphone/board/PlanPicture.tsx';
import { CoveredCells, Offences } from '@/games/smartphone/desk/Marks.tsx';
import { Readout } from '@/games/smartphone/desk/Readout.tsx';
import type { DeskLessonSettings } from '@/learn/lessonPage.ts';
import type { DeskMissed, Missable } from '../deskMissed.ts';
import type { DeskSum } from '../deskSum.ts';
import type { DeskStepView } from '../onDesk.ts';
import { BesidePads } from './BesidePads.tsx';
import { meansIn, readIn } from './pieces.ts';
import { Adds } from './Sum.tsx';
import '@/games/smartphone/desk/marks.css';
import '@/games/smartphone/desk/readout.css';
import '@/games/smartphone/desk/desk.css';

interface Props {
  step: DeskStepView;
  plan: Plan;
  page: DeskLessonSettings;
  /** What is asked of it, and not told yet; null means nothing of it is told. */
  asked: readonly string[] | null;
  /** What has been asked and found: each symbol that counts towards it is marked. */
  sum?: DeskSum | null;
  /** What the answer given last left out: that alone is marked. */
  missed?: DeskMissed | null;
}

/** A plan to look at, and what it gives as far as that is no secret. */
export function PlanShown({ step, plan, page, asked, sum = null, missed = null }: Props) {
  const result = readIn(step, plan);
  const { refusal } = result;
  const misses = (what: Missable) => missed?.kinds.some((each) => each.what === what) ?? false;
  return (
    <div className="plan-shown">
      <div className="plan-mat flex wraps gap-5 level">
        <PlanPicture plan={plan} components={printed} label={page.words.triedPlan} named>
          {asked?.length === 0 &&
            (refusal ? <Offences {...{ plan, refusal }} /> : <CoveredCells plan={plan} means={meansIn(step)} />)}
          {sum && <Adds cells={sum.cells.map((cell) => ({ ...cell, adds: [[sum.of, cell.adds]] }))} />}
          {misses('covered') && <CoveredCells plan={plan} means={meansIn(step)} />}
          {missed && <Adds cells={missed.cells} missed />}
        </PlanPicture>
        <BesidePads {...{ step, plan, page, misses }} />
      </div>
      {asked && (
        <div className="plan-gives">
          <Readout result={result} words={page.desk} components={printed} asked={asked} />
        </div>
      )}
    </div>
  );
}
