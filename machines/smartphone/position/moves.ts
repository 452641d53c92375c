import type { Action } from '../actions.ts';
import { componentsOf } from '../rules/table.ts';
import type { GameState } from '../state.ts';
import { step } from '../stepping.ts';
import { sentence } from '../words/sentence.ts';
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

/** Moves as actions, each in the position the one before has led to; one that is refused is an error. */
export function resolveMoves(start: GameState, moves: readonly Move[], place = 'moves'): Action[] {
  let state = start;
  return moves.map((move, n) => {
    const action = actionOf(state, move, `${place}[${n}]`);
    const stepped = step(state, action);
    if (!stepped.ok)
      throw new PositionError(
        `${place}[${n}]`,
        `${stepped.refusal.rule} refuses it: ${sentence(stepped.refusal, componentsOf(state))}`,
      );
    state = stepped.state;
    return action;
  });
}
