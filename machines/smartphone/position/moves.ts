import type { Action } from '../actions.ts';
import { componentsOf } from '../rules/table.ts';
import type { GameState } from '../state.ts';
import { NoteError, readPlanNotes } from './notes.ts';
import type { Move } from './spec.ts';

/** A position that cannot be laid out as written: which part of it, and why. */
export class PositionError extends Error {
  readonly place: string;
  constructor(place: string, message: string) {
    super(message);
    this.place = place;
  }
}

/** Names the part of the position in which a note is wrong. */
export function at<T>(place: string, read: () => T): T {
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
  return { ...move, plan: at(place, () => readPlanNotes(componentsOf(state), owned, move.plan)) };
}
