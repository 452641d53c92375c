import { browserStore, readKey, writeKey } from './store.ts';

/** How fast computer players move: as someone chose it once, for every game after. */

export const paces = { slow: 1200, normal: 600, fast: 250, once: 0 } as const;
export type Pace = keyof typeof paces;

const key = 'rulebench.pauses';

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const isPace = (value: string | null): value is Pace => value !== null && Object.hasOwn(paces, value);

/** What was chosen; at once where the system asks for less motion and nobody chose otherwise. */
export function openPace(store = browserStore()): Pace {
  const chosen = readKey(store, key);
  if (isPace(chosen)) return chosen;
  // As it was kept before there were four.
  if (chosen === 'usual') return 'normal';
  return chosen === 'none' || still() ? 'once' : 'normal';
}

/** Keeps what was chosen, and answers how many milliseconds a move waits. */
export function keepPace(pace: Pace, store = browserStore()): number {
  writeKey(store, key, pace);
  return paces[pace];
}
