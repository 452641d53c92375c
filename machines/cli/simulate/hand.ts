import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Hand } from '../../simulate/pool.ts';
import type { Part, Simulation } from '../../simulate/simulation.ts';

export const threadsHere = availableParallelism;

/** A worker thread that plays. */
export function threadHand(simulation: Simulation): Hand {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: simulation });
  return {
    play: (seed) =>
      new Promise((resolve, reject) => {
        worker.removeAllListeners();
        worker.once('message', (part: Part) => resolve(part));
        worker.once('error', reject);
        worker.postMessage(seed);
      }),
    close: () => void worker.terminate(),
  };
}
