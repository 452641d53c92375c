import type { ClauseId } from '@machines/smartphone/clauses/index.ts';
import { smartphone } from '@machines/smartphone/index.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import type { PlanCheck } from '@machines/smartphone/position/schema.ts';
import type { PlanMeans } from '@machines/smartphone/rules/plan.ts';
import type { Powers } from '@machines/smartphone/rules/yields.ts';
import { allowed } from '@/learn/spot.ts';
import { type Base, broken, type ClauseAnswer, clauseAnswers, rotated, type StepsOn } from '@/learn/stepViews.ts';
import { asksOf, meansOf, planOf, planResultOf } from './desk.ts';
import { type DeskMissed, deskMissed } from './deskMissed.ts';
import { deskOutcomes } from './deskOutcomes.ts';
import { type DeskSum, deskSum } from './deskSum.ts';
import type { DeskStep } from './lessonGame.ts';
import { proveDeskStep } from './proveDesk.ts';

/** Lessons on a desk with the pads. */

interface OnDesk extends Base {
  /** Without the printed components, which the page has. */
  means: Omit<PlanMeans, 'components'>;
  powers: Powers;
}

export type DeskStepView =
  | (OnDesk & { kind: 'do'; plan: Plan; goal: PlanCheck; solution: Plan; wrong: { id: string; if: PlanCheck }[] })
  | (OnDesk & {
      kind: 'predict';
      plan: Plan;
      answers: string[];
      right: string;
      asks: string[];
      sum: DeskSum | null;
      /** By wrong answer, what it left out. */
      missed: Record<string, DeskMissed>;
    })
  | (OnDesk & {
      kind: 'choose';
      options: Record<string, Plan>;
      outcomes: Record<string, number> | null;
    })
  | (OnDesk & { kind: 'spot'; plan: Plan; answers: ClauseAnswer[]; right: ClauseId | typeof allowed });

/** Clauses that say what a check on a plan looks at. */
const deskClauses: Partial<Record<keyof PlanCheck, string>> = {
  price: 'S2.1',
  goods: 'S3.1',
  research: 'S1.3',
  logistics: 'S1.3',
  overlap: 'S1.2',
};

/** What is at work in a step on a desk, by what is asked of its plan and by what lies there. */
function deskTopics(step: DeskStep): string[] {
  if (step.kind === 'choose') return [];
  const desk = meansOf(step);
  const plan = planOf(desk, step.kind === 'do' ? step.solution : step.plan);
  const result = planResultOf(desk, plan);
  if (step.kind === 'spot') return result.refusal ? [result.refusal.rule] : [];
  const checks: PlanCheck[] = step.kind === 'do' ? [step.goal] : Object.values(step.answers);
  const keys = checks.flatMap((check) => Object.keys(check) as (keyof PlanCheck)[]);
  const asks = (key: keyof PlanCheck) => keys.includes(key);
  const laid = plan.improvements;
  const { min, max } = desk.means.components.priceTrack;
  return [
    ...keys.flatMap((key) => deskClauses[key] ?? []),
    ...checks.flatMap(({ refused }) => refused ?? []),
    ...(laid.length > 0 ? ['S1.4'] : []),
    ...(laid.some(({ layer }) => layer === 'under') ? ['S1.5'] : []),
    ...(asks('goods') && laid.length > 0 ? ['S3.2'] : []),
    ...(asks('goods') && result.goods.faceDown > 0 ? ['S1.9'] : []),
    ...(asks('price') && [min, max].includes(result.price) ? ['S2.2'] : []),
  ];
}

function deskView(step: DeskStep, base: Base): DeskStepView {
  const desk = meansOf(step);
  const { components: _printed, ...means } = desk.means;
  const on = { ...base, means, powers: desk.powers };
  const plan = planOf(desk, step.plan);
  switch (step.kind) {
    case 'do':
      return {
        ...on,
        kind: 'do',
        plan,
        goal: step.goal,
        solution: planOf(desk, step.solution),
        wrong: (step.wrong ?? []).map(({ id, if: told }) => ({ id, if: told })),
      };
    case 'predict': {
      const asks = asksOf(step);
      return {
        ...on,
        kind: 'predict',
        plan,
        answers: rotated(step.id, Object.keys(step.answers)),
        right: step.right,
        asks,
        sum: deskSum(desk, plan, asks),
        missed: Object.fromEntries(
          Object.entries(step.missed ?? {}).map(([id, missed]) => [id, deskMissed(desk, plan, asks, missed)]),
        ),
      };
    }
    case 'choose':
      return {
        ...on,
        kind: 'choose',
        options: Object.fromEntries(
          Object.entries(step.options).map(([id, option]) => [id, planOf(desk, option.plan)]),
        ),
        outcomes: step.compare ? deskOutcomes(step) : null,
      };
    case 'spot':
      return {
        ...on,
        kind: 'spot',
        plan,
        answers: clauseAnswers(smartphone.clauses, step.answers),
        right: step.allowed ? allowed : (planResultOf(desk, plan).refusal?.rule ?? broken(step.id)),
      };
  }
}

export const onDesk: StepsOn<DeskStep, DeskStepView> = { prove: proveDeskStep, topics: deskTopics, view: deskView };
