import { unmetText } from '@machines/core/position/unmet.ts';
import { planHolds, planUnmet } from '@machines/smartphone/position/planChecks.ts';
import { asksOf, meansOf, planOf, planResultOf } from './desk.ts';
import { deskMissed } from './deskMissed.ts';
import { deskOutcomes } from './deskOutcomes.ts';
import type { DeskStep } from './lessonGame.ts';

const only = (right: string, holding: readonly string[]): string[] =>
  holding.length === 1 && holding[0] === right
    ? []
    : [`${right} alone should be right; the engine says ${holding.join(', ') || 'nothing'}`];

/** What the rules say against a step on a desk. */
export function proveDeskStep(step: DeskStep): string[] {
  const desk = meansOf(step);
  switch (step.kind) {
    case 'do': {
      const start = planOf(desk, step.plan);
      const solution = planOf(desk, step.solution, 'solution');
      const goalMet = (plan: typeof start) => planHolds(plan, desk.means, planResultOf(desk, plan), step.goal);
      return [
        ...(goalMet(start) ? ['the goal is met before anything is done'] : []),
        ...planUnmet(solution, desk.means, planResultOf(desk, solution), step.goal).map(
          (each) => `solution: ${unmetText(each)}`,
        ),
        ...(step.wrong ?? []).flatMap(({ id, if: told, plan: notes }) => {
          const plan = planOf(desk, notes, `wrong.${id}`);
          const result = planResultOf(desk, plan);
          return [
            ...planUnmet(plan, desk.means, result, told).map((each) => `wrong.${id}: ${unmetText(each)}`),
            ...(planHolds(plan, desk.means, result, step.goal) ? [`wrong.${id}: it reaches the goal`] : []),
          ];
        }),
      ];
    }
    case 'predict': {
      const plan = planOf(desk, step.plan);
      const result = planResultOf(desk, plan);
      const holding = Object.entries(step.answers).flatMap(([answer, check]) =>
        planHolds(plan, desk.means, result, check) ? [answer] : [],
      );
      return [
        ...only(step.right, holding),
        ...Object.entries(step.missed ?? {}).flatMap(([answer, missed]) => [
          ...(answer in step.answers && answer !== step.right ? [] : [`missed.${answer}: it is no wrong answer`]),
          ...missed
            .slice(deskMissed(desk, plan, asksOf(step), missed).kinds.length)
            .map(() => `missed.${answer}: the plan has not all of it`),
        ]),
      ];
    }
    case 'choose': {
      const scores = step.compare ? Object.values(deskOutcomes(step)) : [];
      return [
        ...Object.entries(step.options).flatMap(([id, { plan: notes, expect }]) => {
          const plan = planOf(desk, notes, `options.${id}`);
          return planUnmet(plan, desk.means, planResultOf(desk, plan), expect).map(
            (each) => `options.${id}: ${unmetText(each)}`,
          );
        }),
        ...(step.compare && new Set(scores).size === 1 ? [`every option brings ${scores[0]}: nothing is decided`] : []),
      ];
    }
    case 'spot': {
      const { refusal } = planResultOf(desk, planOf(desk, step.plan));
      if (step.allowed) return refusal ? [`it should be allowed; ${refusal.rule} refuses it`] : [];
      if (!refusal) return ['nothing is wrong with the plan'];
      return step.answers.includes(refusal.rule) ? [] : [`${refusal.rule} refuses it and is not among the answers`];
    }
  }
}
