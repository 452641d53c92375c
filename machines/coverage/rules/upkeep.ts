import { printed } from '../components/printed.ts';
import { rulesOf } from '../readings.ts';
import type { GameState } from '../state.ts';
import { playerPaysCompany } from './money.ts';
import { news } from './refuse.ts';
import { poolShare } from './shares.ts';
import { actingOf, companyOf, seatOf, tell, withTurn } from './table.ts';

/** After acting (C4.6, C4.7). The turn player's unissued shares are all of the company he founded (C1.8). */

/** C4.6: what the turn player owes once he has acted. */
export const due = (state: GameState): number => companyOf(state, state.turn.seat).unissued * printed.upkeep;

const onceIsEnough = (state: GameState): boolean =>
  rulesOf(state).upkeepRepeat === 'once' && actingOf(state).pooled > 0;

/** C4.7: the upkeep cannot be paid, and by this reading another share has to go. */
export const mustPool = (state: GameState): boolean =>
  due(state) > seatOf(state, state.turn.seat).cash && !onceIsEnough(state);

export function poolOne(state: GameState): GameState {
  const acting = actingOf(state);
  return withTurn(poolShare(state, state.turn.seat, 'C4.7'), { acting: { ...acting, pooled: acting.pooled + 1 } });
}

/** C4.6: what is left is paid, and the turn is over. */
export function payUpkeep(state: GameState): GameState {
  const { seat } = state.turn;
  const amount = onceIsEnough(state) ? 0 : due(state);
  const paid =
    amount > 0
      ? tell(playerPaysCompany(state, seat, seat, amount), news('C4.6', 'upkeep', { seat, company: seat, amount }))
      : state;
  return withTurn({ ...paid, phase: 'ending' }, { acting: null });
}
