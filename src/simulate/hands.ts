import type { Hand } from '@machines/simulate/pool.ts';
import { type Part, playSeed, type Simulation } from '@machines/simulate/simulation.ts';
import { asker } from '@/workers/ask.ts';
import type { SeedTask } from './worker.ts';

/** A Web Worker that plays. */
function workerHand(simulation: Simulation): Hand {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { ask, close } = asker<SeedTask, Part>(worker);
  return { play: (seed) => ask({ simulation, seed }), close };
}

/** Without workers the page plays itself, a game at a time, and lets the browser in between. */
export const pageHand = (simulation: Simulation): Hand => ({
  play: (seed) => new Promise((resolve) => setTimeout(() => resolve(playSeed(simulation, seed)))),
  close: () => {},
});

/** One for each core where there are workers; else the page alone. */
export const handsHere = (): { hand: (simulation: Simulation) => Hand; hands: number } =>
  typeof Worker === 'undefined'
    ? { hand: pageHand, hands: 1 }
    : { hand: workerHand, hands: Math.max(1, navigator.hardwareConcurrency || 1) };
