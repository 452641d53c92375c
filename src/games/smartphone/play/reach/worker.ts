import { type Solution, solvePlans } from '@machines/smartphone/bots/solver/solve.ts';
import { answer } from '@/workers/answer.ts';
import type { SolverResult, SolverTask } from './solver.ts';

/** Works out all plans beside the page, so that the desk can be handled meanwhile. */

let solution: Solution | null = null;

answer<SolverTask, SolverResult>((task) => {
  if ('outcome' in task) return solution?.planFor(task.outcome) ?? null;
  solution = solvePlans(task.means, task.powers);
  return solution.outcomes;
});
