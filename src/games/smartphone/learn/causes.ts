import { unmetText } from '@machines/core/position/unmet.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { planHolds, planUnmet } from '@machines/smartphone/position/planChecks.ts';
import type { PlanMeans } from '@machines/smartphone/rules/plan.ts';
import { legalPlans, randomPlan } from '@machines/smartphone/rules/planSpace.ts';
import type { StepWords } from '@/learn/lessonSchema.ts';
import { meansOf, planResultOf } from './desk.ts';
import type { DeskStep } from './lessonGame.ts';

type DoStep = Extract<DeskStep, { kind: 'do' }>;

/** Every legal plan; with two improvements there are millions, and many of them stand for all. */
function* plansWith(means: PlanMeans): Generator<Plan> {
  if (means.improvements.length < 2) return yield* legalPlans(means);
  let random = 1;
  for (let n = 0; n < 30_000; n++) {
    const [plan, next] = randomPlan(means, random);
    random = next;
    yield plan;
  }
}

/**
 * Explanations of a step on a desk that are given for a plan they do not describe: what is said to a plan has to be so
 * in every plan it is said to.
 */
export function falseCauses(step: DoStep): string[] {
  const desk = meansOf(step);
  const said = [
    { id: 'done', if: step.goal, because: step.because },
    ...(step.wrong ?? []).map((each) => ({ ...each, id: `wrong.${each.id}` })),
  ];
  const found = new Map<string, string>();
  for (const plan of plansWith(desk.means)) {
    const result = planResultOf(desk, plan);
    // As on the page: the goal is seen first, and then the first that fits.
    const now = said.find((each) => planHolds(plan, desk.means, result, each.if));
    if (!now || found.has(now.id)) continue;
    const [against] = planUnmet(plan, desk.means, result, now.because);
    if (against) found.set(now.id, `${now.id}: ${unmetText(against)} in ${JSON.stringify(plan)}`);
  }
  return [...found.values()];
}

/** Symbols that an explanation names though its cause says nothing of them. */
export const looseSymbols = (step: DoStep, words: StepWords): string[] =>
  (step.wrong ?? []).flatMap(({ id, because }) => {
    const held = ['shown', 'onTiles', 'underTiles'].flatMap((place) =>
      Object.keys(because[place as 'shown' | 'onTiles' | 'underTiles'] ?? {}),
    );
    const named = [...(words.wrong?.[id] ?? '').matchAll(/\{(\w+)\}/g)].map(([, symbol]) => symbol ?? '');
    return named.filter((symbol) => !held.includes(symbol)).map((symbol) => `wrong.${id} names ${symbol}`);
  });
