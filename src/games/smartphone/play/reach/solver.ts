import type { Outcome } from '@machines/smartphone/bots/solver/outcome.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import type { Asked, Message } from './messages.ts';

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
  const ask = <Answer>(message: Message): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      worker.addEventListener('error', () => reject(new Error('The worker has failed.')), { once: true });
      worker.postMessage(message, [port2]);
    });
  const outcomes = await ask<Outcome[]>({ ask: asked });
  return { outcomes, planFor: (outcome) => ask<Plan>({ outcome }), close: () => worker.terminate() };
}

/** Beside the page if the browser allows it. */
export const openSolver = (asked: Asked): Promise<PlanSolver> => inWorker(asked).catch(() => onPage(asked));
