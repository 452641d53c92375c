import type { Action } from '../actions.ts';
import { step } from '../flow.ts';
import { newGame } from '../start.ts';
import type { GameState, Setup } from '../state.ts';
import { openPosition } from './build.ts';
import { framesAfter } from './play.ts';
import type { Move, PositionSpec } from './schema.ts';
import { specOf } from './write.ts';

export interface MomentSpec {
  position: PositionSpec;
  moves: Move[];
}

/** The table as its phase begins, and how many moves of the log led there. */
function phaseStart(setup: Setup, log: readonly Action[]): { table: GameState; at: number; end: GameState } {
  let state = newGame(setup);
  let started = { table: state, at: 0 };
  for (const [n, action] of log.entries()) {
    const frames = framesAfter(state, action);
    const next = step(state, action).state;
    if (next.phase !== state.phase || next.round !== state.round) {
      const entered = frames.findIndex((frame) => frame.state.phase === next.phase && frame.state.round === next.round);
      started = { table: frames[entered]?.state ?? next, at: n + 1 };
    }
    state = next;
  }
  return { ...started, end: state };
}

/**
 * Improvements are named by their symbols: of several equal ones the position may have laid out another. The block lies
 * in the same order, which Steve goes by (SV.4), so an improvement is known by its place there.
 */
function renumber(
  position: PositionSpec,
  table: GameState,
  actions: readonly Exclude<Action, { type: 'plan' }>[],
): Move[] {
  let state = openPosition(position).state;
  let { block } = table;
  return actions.map((action) => {
    if (action.type !== 'takeImprovement') {
      state = step(state, action).state;
      return action;
    }
    const place = block.indexOf(action.tile);
    const move = { ...action, tile: state.block[place] ?? action.tile };
    block = block.toSpliced(place, 1);
    state = step(state, move).state;
    return move;
  });
}

/**
 * A moment of a game as a position: the beginning of its phase, and the moves since. While a round is planned the plans
 * made so far stay out of it (S1.8). Null once the game is over: nothing begins any more.
 */
export function momentSpec(setup: Setup, log: readonly Action[]): MomentSpec | null {
  const { table, at, end } = phaseStart(setup, log);
  if (end.phase === 'over') return null;
  const position = specOf(table, end.phase);
  const since = log.slice(at).flatMap((action) => (action.type === 'plan' ? [] : [action]));
  return { position, moves: renumber(position, table, since) };
}
