import type { Phase } from '../names.ts';
import type { NewsOf, RefusalOf } from '../rules/refuse.ts';
import type { GameState } from '../state.ts';
import { step } from '../stepping.ts';
import { openPosition } from './build.ts';
import { type Frame, framesAfter, lastOf, upTo } from './frames.ts';
import { actionOf } from './moves.ts';
import type { Move, PositionSpec } from './spec.ts';

/** Moves played from a position, as far as the rules let them. */
export interface Run {
  /** Where the moves begin. */
  start: GameState;
  frames: Frame[];
  state: GameState;
  /** Everything told from the position's beginning on. */
  news: NewsOf[];
  /** The move that was refused, and by what; null when all were played. */
  refused: { move: number; refusal: RefusalOf } | null;
  /** For checks on moves that are written in notes. */
  actionOf: typeof actionOf;
}

/** Plays moves from a position. A position whose phase is automatic resolves by itself. */
export function run(spec: PositionSpec, moves: readonly Move[] = [], until?: Phase): Run {
  const { frames: opening, state: start } = openPosition(spec);
  const frames = [...opening];
  let state = start;
  let refused: Run['refused'] = null;
  for (const [n, move] of moves.entries()) {
    const action = actionOf(state, move, `moves[${n}]`);
    const stepped = step(state, action);
    if (!stepped.ok) {
      refused = { move: n, refusal: stepped.refusal };
      break;
    }
    frames.push(...framesAfter(state, action));
    state = stepped.state;
  }
  const seen = upTo(frames, until);
  return { start, frames: seen, state: lastOf(seen, state), news: seen.flatMap(({ news }) => news), refused, actionOf };
}
