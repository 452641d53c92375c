import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { join, noPart, type Part, type Simulation } from '../../simulate/simulation.ts';

export interface PoolOptions {
  /** All cores, if left out. */
  threads?: number | undefined;
  progress?: (done: number, of: number) => void;
  /** Stops early; what is counted by then is the result. */
  signal?: AbortSignal;
}

/** Plays all seeds on worker threads. The order they finish in makes no difference to the result. */
export async function playAll(
  simulation: Simulation,
  seeds: readonly number[],
  { threads = availableParallelism(), progress, signal }: PoolOptions = {},
): Promise<{ part: Part; done: number }> {
  let part = join(noPart(simulation), noPart(simulation));
  let [given, done] = [0, 0];
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: simulation });
      const stop = () => {
        signal?.removeEventListener('abort', stop);
        worker.terminate().then(() => resolve(), reject);
      };
      const next = () => {
        const seed = signal?.aborted ? undefined : seeds[given++];
        if (seed === undefined) stop();
        else worker.postMessage(seed);
      };
      signal?.addEventListener('abort', stop);
      worker.on('error', reject);
      worker.on('message', (played: Part) => {
        part = join(part, played);
        done++;
        progress?.(done, seeds.length);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: Math.min(threads, seeds.length) }, run));
  return { part, done };
}
