import { deepFreeze } from '@machines/core/freeze.ts';
import { type GameTypes, isOver } from '@machines/core/game.ts';
import type { GameUnderTest } from './game.ts';

/** Plays a random game to its end, every state frozen, and shows every step to `watch`. */
export function playRandomly<T extends GameTypes>(
  { module, randomSetup, randomAction }: GameUnderTest<T>,
  seed: number,
  watch: (before: T['state'], action: T['action'], after: T['state']) => void = () => {},
  mostMoves = 2000,
): { state: T['state']; log: T['action'][] } {
  let state = deepFreeze(module.start(randomSetup(seed)));
  let random = seed;
  const log: T['action'][] = [];
  while (!isOver(state)) {
    const [action, next] = randomAction(state, random);
    random = next;
    // No dead end: someone always has a legal action until the game is over.
    if (!action) throw new Error(`game ${seed}: dead end after ${log.length} moves`);
    const stepped = module.step(state, action);
    if (!stepped.ok) throw new Error(`${action.type} was listed but refused by ${stepped.refusal.rule}`);
    const after = deepFreeze(stepped.state);
    watch(state, action, after);
    state = after;
    log.push(action);
    if (log.length > mostMoves) throw new Error(`game ${seed} does not end`);
  }
  return { state, log };
}
