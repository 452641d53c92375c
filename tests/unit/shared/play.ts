import { deepFreeze } from '@machines/core/freeze.ts';
import type { Refusal } from '@machines/core/refusal.ts';
import type { GameUnderTest } from './game.ts';

/** Plays a random game to its end, every state frozen, and shows every step to `watch`. */
export function playRandomly<Setup extends { seed: number }, State, Action extends { type: string }, R extends Refusal>(
  { module, randomSetup, randomAction, isOver }: GameUnderTest<Setup, State, Action, R>,
  seed: number,
  watch: (before: State, action: Action, after: State) => void = () => {},
  mostMoves = 2000,
): { state: State; log: Action[] } {
  let state = deepFreeze(module.start(randomSetup(seed)));
  let random = seed;
  const log: Action[] = [];
  while (!isOver(state)) {
    const [action, next] = randomAction(state, random);
    random = next;
    // No dead end: someone always has a legal action until the game is over.
    if (!action) throw new Error(`game ${seed}: dead end after ${log.length} moves`);
    const stepped = module.step(state, action);
    if (!stepped.ok) throw new Error(`${action.type} was listed but refused by ${stepped.refusal.rule}`);
    const after = deepFreeze(stepped.position);
    watch(state, action, after);
    state = after;
    log.push(action);
    if (log.length > mostMoves) throw new Error(`game ${seed} does not end`);
  }
  return { state, log };
}
