import { PositionError } from '../../core/position/error.ts';
import { moveReader } from '../../core/position/run.ts';
import type { Action } from '../actions.ts';
import { step } from '../flow.ts';
import { componentsOf } from '../rules/lookup.ts';
import type { GameState } from '../state.ts';
import { sentence } from '../words/sentence.ts';
import { NoteError, readPlanNotes } from './notes.ts';
import type { Move } from './schema.ts';

/** Names the part of the position in which a note is wrong. */
export function atPlace<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof NoteError) throw new PositionError(place, error.message);
    throw error;
  }
}

/** A move as an action: a plan's notes become pieces of its player. */
export function actionOf(state: GameState, move: Move, place = 'move'): Action {
  if (move.type !== 'plan') return move;
  const owned = state.seats.find(({ colour }) => colour === move.seat)?.improvements ?? [];
  return { ...move, plan: atPlace(place, () => readPlanNotes(componentsOf(state), owned, move.plan)) };
}

export const resolveMoves = moveReader(step, actionOf, (state, refusal) => sentence(refusal, componentsOf(state)));
