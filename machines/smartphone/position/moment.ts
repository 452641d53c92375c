import type { PlayedMove } from '../../core/position/frames.ts';
import type { Action } from '../actions.ts';
import { step } from '../flow.ts';
import type { GameState } from '../state.ts';
import { openPosition } from './build.ts';
import type { Move, PositionSpec } from './schema.ts';
import { specOf } from './write.ts';

export interface MomentSpec {
  position: PositionSpec;
  moves: Move[];
}

/** The table as its phase begins, and how many moves of the log led there. */
function phaseStart(
  entries: readonly PlayedMove<GameState, Action>[],
  laid: GameState | undefined,
): { table: GameState; at: number } {
  const states = entries.map(({ snapshot }) => snapshot.context.game);
  const at = states.findLastIndex(
    ({ phase, round }, move) => phase !== states[move - 1]?.phase || round !== states[move - 1]?.round,
  );
  const begun = states[at] as GameState;
  const way = at === 0 ? [] : (entries[at]?.steps ?? []).map(({ snapshot }) => snapshot.context.game);
  const first = at === 0 && laid?.phase === begun.phase ? laid : begun;
  const table = way.find(({ phase, round }) => phase === begun.phase && round === begun.round) ?? first;
  return { table, at };
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
 * made so far stay out of it (S1.8). `laid` is the table it was opened at, where that was no new game. Null once the game is over: nothing begins any more.
 */
export function momentSpec(entries: readonly PlayedMove<GameState, Action>[], laid?: GameState): MomentSpec | null {
  const { table, at } = phaseStart(entries, laid);
  if (table.phase === 'over') return null;
  const position = specOf(table, table.phase);
  const since = entries.slice(at + 1).flatMap(({ action }) => (!action || action.type === 'plan' ? [] : [action]));
  return { position, moves: renumber(position, table, since) };
}
