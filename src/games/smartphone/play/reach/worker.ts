import { type Solution, solvePlans } from '@machines/smartphone/bots/solver/solve.ts';
import type { Message } from './messages.ts';

/** Works out all plans beside the page, so that the desk can be handled meanwhile. */

let solution: Solution | null = null;

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<Message>) => {
  if ('ask' in data) {
    solution = solvePlans(data.ask.means, data.ask.powers);
    port?.postMessage(solution.outcomes);
  } else port?.postMessage(solution?.planFor(data.outcome) ?? null);
});
