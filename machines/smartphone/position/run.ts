import type { Phase } from '../names.ts';
import type { NewsOf } from '../rules/refuse.ts';
import type { GameState } from '../state.ts';
import { openPosition } from './build.ts';
import { lastOf, upTo } from './frames.ts';
import { actionOf } from './moves.ts';
import { type Played, playMoves } from './play.ts';
import type { Move, PositionSpec } from './spec.ts';

/** Moves played from a position, as far as the rules let them. */
export interface Run extends Played {
  /** Where the moves begin. */
  start: GameState;
  /** Everything told from the position's beginning on. */
  news: NewsOf[];
  /** For checks on moves that are written in notes. */
  actionOf: typeof actionOf;
}

/** Plays moves from a position. A position whose phase is automatic resolves by itself. */
export function run(spec: PositionSpec, moves: readonly Move[] = [], until?: Phase): Run {
  const position = openPosition(spec);
  const played = playMoves(position, moves, (state, move, n) => actionOf(state, move, `moves[${n}]`));
  const seen = upTo(played.frames, until);
  return {
    ...played,
    start: position.state,
    frames: seen,
    state: lastOf(seen, played.state),
    news: seen.flatMap(({ news }) => news),
    actionOf,
  };
}
