import type { Outcome } from '@machines/smartphone/bots/solver/outcome.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import type { PlanMeans } from '@machines/smartphone/rules/plan.ts';
import type { Powers } from '@machines/smartphone/rules/yields.ts';
import { asker } from '@/workers/ask.ts';

/** What a player plans with. */
interface Asked {
  means: PlanMeans;
  powers: Powers;
}

/** First what is planned with, then outcomes to show a plan for. */
export type SolverTask = Asked | { outcome: Outcome };
export type SolverResult = readonly Outcome[] | Plan | null;

/** Everything a player can reach, and a plan for each of it. */
export interface PlanSolver {
  outcomes: readonly Outcome[];
  planFor(outcome: Outcome): Promise<Plan>;
  close(): void;
}

/** On the page itself: where a browser lets no worker start. */
async function onPage({ means, powers }: Asked): Promise<PlanSolver> {
  const { solvePlans } = await import('@machines/smartphone/bots/solver/solve.ts');
  const { outcomes, planFor } = solvePlans(means, powers);
  return { outcomes, planFor: async (outcome) => planFor(outcome), close: () => {} };
}

async function inWorker(asked: Asked): Promise<PlanSolver> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { ask, close } = asker<SolverTask, SolverResult>(worker);
  const outcomes = (await ask(asked)) as readonly Outcome[];
  return { outcomes, planFor: (outcome) => ask({ outcome }) as Promise<Plan>, close };
}

/** Beside the page if the browser allows it. */
export const openSolver = (asked: Asked): Promise<PlanSolver> => inWorker(asked).catch(() => onPage(asked));
