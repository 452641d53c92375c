import { moveReader } from '../../core/position/run.ts';
import type { Action } from '../actions.ts';
import { step } from '../flow.ts';
import { actingSeat } from '../rules/lookup.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import type { GameState } from '../state.ts';
import { sentence } from '../words/sentence.ts';
import { hexOf } from './hexes.ts';
import type { Move } from './schema.ts';

/** A move as an action: what it leaves out is filled in, and hexes go by their coordinates. */
export function actionOf(state: GameState, move: Move, place = 'move'): Action {
  const seat = move.seat ?? actingSeat(state) ?? state.turn.seat;
  switch (move.type) {
    case 'auction':
      return { type: 'auction', seat, company: move.company ?? seat, source: move.source ?? 'unissued' };
    case 'act':
      return { type: 'act', seat, company: move.company ?? seat };
    case 'bid':
      return { type: 'bid', seat, amount: move.amount };
    case 'expand': {
      const hex = hexOf(state.setup, move.hex, `${place}.hex`);
      const route = (move.route ?? []).map((each, n) => hexOf(state.setup, each, `${place}.route[${n}]`));
      return { type: 'expand', seat, hex, value: move.value, route };
    }
    default:
      return { type: move.type, seat };
  }
}

export const resolveMoves = moveReader<GameState, Action, Move, RefusalOf>(step, actionOf, (state, refusal) =>
  sentence(refusal, state.setup),
);
