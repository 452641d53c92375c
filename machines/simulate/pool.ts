import { join, noPart, type Part, type Simulation } from './simulation.ts';

/** Something that plays the games of seeds one after another: a thread, a Web Worker, or the page itself. */
export interface Hand {
  play(seed: number): Promise<Part>;
  close(): void;
}

export interface PoolOptions {
  hand: (simulation: Simulation) => Hand;
  /** How many play at the same time. */
  hands: number;
  progress?: (done: number, of: number) => void;
  /** Stops early; what is counted by then is the result. */
  signal?: AbortSignal;
}

/** Plays all seeds. The order they finish in, and who plays which, make no difference to the result. */
export async function playAll(
  simulation: Simulation,
  seeds: readonly number[],
  { hand, hands, progress, signal }: PoolOptions,
): Promise<{ part: Part; done: number }> {
  let part = join(noPart(simulation), noPart(simulation));
  let [given, done] = [0, 0];
  const stopped = new Promise<null>((resolve) => {
    if (signal?.aborted) resolve(null);
    signal?.addEventListener('abort', () => resolve(null), { once: true });
  });
  const run = async (): Promise<void> => {
    const own = hand(simulation);
    try {
      while (given < seeds.length && !signal?.aborted) {
        const played = await Promise.race([own.play(seeds[given++] ?? 0), stopped]);
        if (!played) break;
        part = join(part, played);
        done++;
        progress?.(done, seeds.length);
      }
    } finally {
      own.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(hands, seeds.length) }, run));
  return { part, done };
}
