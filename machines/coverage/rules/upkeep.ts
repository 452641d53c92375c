import { rulesOf } from '../choices.ts';
import { printed } from '../components/printed.ts';
import type { GameState } from '../state.ts';
import { actingOf, companyOf, seatOf, tell, withTurn } from './lookup.ts';
import { playerPaysCompany } from './money.ts';
import { news } from './refuse.ts';
import { poolShare } from './shares.ts';

/** After acting (C4.6, C4.7). The turn player's unissued shares are all of the company he founded (C1.8). */

/** C4.6: what the turn player owes once he has acted. */
export const due = (state: GameState): number => companyOf(state, state.turn.seat).unissued * printed.upkeep;

const hasPooled = (state: GameState): boolean => actingOf(state).pooled > 0;

/** C4.7: the upkeep cannot be paid, and a share has to go; by one reading another and another. */
export const mustPool = (state: GameState): boolean =>
  due(state) > seatOf(state, state.turn.seat).cash &&
  (rulesOf(state).upkeepRepeat === 'untilPaid' || !hasPooled(state));

/** C4.6, and C4.7 for what is still paid once a share has gone. */
function owed(state: GameState): number {
  if (!hasPooled(state)) return due(state);
  switch (rulesOf(state).upkeepRepeat) {
    case 'once':
      return 0;
    case 'untilPaid':
      return due(state);
    case 'inPart':
      return Math.min(due(state), seatOf(state, state.turn.seat).cash);
  }
}

export function poolOne(state: GameState): GameState {
  const acting = actingOf(state);
  return withTurn(poolShare(state, state.turn.seat, 'C4.7'), { acting: { ...acting, pooled: acting.pooled + 1 } });
}

/** What is owed is paid, and the turn is over. */
export function payUpkeep(state: GameState): GameState {
  const { seat } = state.turn;
  const amount = owed(state);
  const paid =
    amount > 0
      ? tell(playerPaysCompany(state, seat, seat, amount), news('C4.6', 'upkeep', { seat, company: seat, amount }))
      : state;
  return withTurn({ ...paid, phase: 'ending' }, { acting: null });
}
