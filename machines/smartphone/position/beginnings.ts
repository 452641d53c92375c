import type { Action } from '../actions.ts';
import type { GameState } from '../state.ts';
import { framesAfter } from './play.ts';

/** Every table that an action leads through as a phase is about to begin: what the auditor looks at. */
export function* beginnings(state: GameState, action: Action): Generator<GameState> {
  let before = state;
  for (const { state: now } of framesAfter(state, action)) {
    if (now.phase !== before.phase && now.phase !== 'over')
      yield now.phase === 'planning' ? now : { ...before, phase: now.phase };
    before = now;
  }
}
