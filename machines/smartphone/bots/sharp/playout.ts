import type { Action } from '../../actions.ts';
import { step } from '../../flow.ts';
import { seatOf } from '../../rules/lookup.ts';
import type { GameState } from '../../state.ts';
import { soundChoice } from '../sound.ts';

/** Does an action that is known to be legal. */
export function stateAfter(state: GameState, action: Action): GameState {
  const stepped = step(state, action);
  if (!stepped.ok) throw new Error(`${action.type} is refused by ${stepped.refusal.rule}.`);
  return stepped.state;
}

/** Plays on from where plans are shown to the end of the round, everyone making sound choices. */
export function playRound(start: GameState): GameState {
  let state = start;
  while (state.round === start.round && state.turn)
    state = stateAfter(state, soundChoice(state, seatOf(state, state.turn.seat)).action);
  return state;
}
