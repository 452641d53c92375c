import type { Action } from '../actions.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import type { GameState } from '../state.ts';
import { step } from '../stepping.ts';
import { type Frame, framesAfter } from './frames.ts';
import type { Position } from './open.ts';

/** What was played from a position, as far as the rules let it. */
export interface Played {
  frames: Frame[];
  state: GameState;
  /** Everything that was tried, the refused one last. */
  actions: Action[];
  /** The move that was refused, and by what; null when all were played. */
  refused: { move: number; refusal: RefusalOf } | null;
}

/** Plays moves one after the other; the first that is refused ends it. */
export function playMoves<M>(
  { frames: opening, state: start }: Position,
  moves: readonly M[],
  read: (state: GameState, move: M, n: number) => Action,
): Played {
  const played: Played = { frames: [...opening], state: start, actions: [], refused: null };
  for (const [n, move] of moves.entries()) {
    const action = read(played.state, move, n);
    const stepped = step(played.state, action);
    played.actions.push(action);
    if (!stepped.ok) return { ...played, refused: { move: n, refusal: stepped.refusal } };
    played.frames.push(...framesAfter(played.state, action));
    played.state = stepped.state;
  }
  return played;
}

/** The same with moves that have been read already. */
export const playActions = (position: Position, actions: readonly Action[]): Played =>
  playMoves(position, actions, (_, action) => action);
