import type { LoggedGame } from '@machines/core/save.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { randomAction } from '@machines/smartphone/bots/random.ts';
import { step } from '@machines/smartphone/flow.ts';
import { newGame } from '@machines/smartphone/start.ts';
import type { GameState, Setup } from '@machines/smartphone/state.ts';
import type { Smartphone } from '@machines/smartphone/types.ts';
import type { KeyStore } from '@/play/keep/store.ts';

/** Games stopped at a point, and storages that behave badly. */

export type Stopped = LoggedGame<Smartphone>;

/** Plays at random until the moment asked for; with no such moment, to the end. */
export function playUntil(setup: Setup, stop: (state: GameState, log: readonly Action[]) => boolean): Stopped {
  const log: Action[] = [];
  let state = newGame(setup);
  let random = setup.seed + 77;
  while (!stop(state, log)) {
    const [action, next] = randomAction(state, random);
    random = next;
    if (!action) break;
    state = step(state, action).state;
    log.push(action);
  }
  return { setup, log, end: state };
}

/** A moment in a round when so many plans are made and not yet shown. */
export const plansMade =
  (round: number, plans: number) =>
  (state: GameState): boolean =>
    state.round === round && state.phase === 'planning' && state.seats.filter(({ plan }) => plan).length === plans;

/** A storage in memory. */
export function memoryStore(): KeyStore & { text: () => string } {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
    text: () => [...kept].flat().join('\n'),
  };
}

const refuse = (name: string) => () => {
  throw new DOMException('refused', name);
};

/** Storage that may not be touched at all. */
export const blockedStore: KeyStore = {
  getItem: refuse('SecurityError'),
  setItem: refuse('SecurityError'),
  removeItem: refuse('SecurityError'),
  key: refuse('SecurityError'),
  get length(): number {
    return refuse('SecurityError')();
  },
};

/** Storage with no room left: what is there stays. */
export const fullStore = (inner: KeyStore): KeyStore => ({
  getItem: (key) => inner.getItem(key),
  setItem: refuse('QuotaExceededError'),
  removeItem: (key) => inner.removeItem(key),
  key: (at) => inner.key(at),
  get length() {
    return inner.length;
  },
});
