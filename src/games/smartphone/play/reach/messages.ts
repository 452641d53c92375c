import type { Outcome } from '@machines/smartphone/bots/solver/outcome.ts';
import type { PlanMeans } from '@machines/smartphone/rules/plan.ts';
import type { Powers } from '@machines/smartphone/rules/yields.ts';

/** What a player plans with. */
export interface Asked {
  means: PlanMeans;
  powers: Powers;
}

/** To the worker: first what is planned with, then outcomes to show a plan for. Each is answered on its own port. */
export type Message = { ask: Asked } | { outcome: Outcome };
