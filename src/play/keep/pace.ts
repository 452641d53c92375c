import { browserStore, readKey, writeKey } from './store.ts';

/** How long a computer's move waits so that it can be followed: as someone chose it once, for every game after. */

const usualPause = 700;
const key = 'rulebench.pauses';

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Milliseconds; none where the system asks for less motion and nobody chose otherwise. */
export function openPause(store = browserStore()): number {
  const chosen = readKey(store, key);
  return chosen === 'none' || (chosen !== 'usual' && still()) ? 0 : usualPause;
}

/** Keeps what was chosen, and answers how long it is. */
export function keepPauses(pauses: boolean, store = browserStore()): number {
  writeKey(store, key, pauses ? 'usual' : 'none');
  return pauses ? usualPause : 0;
}
