import { openingPlan, type PlanResult, readPlan } from '@machines/smartphone/desk.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { firstSeat, openPosition } from '@machines/smartphone/position/build.ts';
import { atPlace } from '@machines/smartphone/position/moves.ts';
import { readPlanNotes } from '@machines/smartphone/position/notes.ts';
import type { PlanCheck, PlanSpec } from '@machines/smartphone/position/schema.ts';
import { powersOf, seatOf } from '@machines/smartphone/rules/lookup.ts';
import type { PlanMeans } from '@machines/smartphone/rules/plan.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import type { Powers } from '@machines/smartphone/rules/yields.ts';
import type { DeskStep } from './lessonGame.ts';

/** What the learner of a desk step plans with. */
export interface DeskMeans {
  means: PlanMeans;
  powers: Powers;
}

export function meansOf(step: DeskStep): DeskMeans {
  const { state } = openPosition(step.position);
  const seat = step.seat ?? firstSeat(step.position);
  return { means: planMeans(state, seat), powers: powersOf(state, seatOf(state, seat)) };
}

/** A plan of a step from its notes. */
export const planOf = ({ means }: DeskMeans, notes: PlanSpec | undefined, place = 'plan'): Plan =>
  notes ? atPlace(place, () => readPlanNotes(means.components, means.improvements, notes)) : openingPlan;

/** What a question about a plan asks of it: what its answers tell apart. */
export const asksOf = ({ answers }: { answers: Record<string, PlanCheck> }): string[] => [
  ...new Set(Object.values(answers).flatMap((check) => Object.keys(check))),
];

export const planResultOf = ({ means, powers }: DeskMeans, plan: Plan): PlanResult => readPlan(plan, means, powers);
