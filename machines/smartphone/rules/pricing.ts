import { rulesOf } from '../readings.ts';
import type { GameState } from '../state.ts';
import { news } from './refuse.ts';
import { componentsOf, powersOf, tell, withSeat } from './table.ts';
import { priceFrom, summedPrice } from './yields.ts';

/** Phase 2: automatic. S2.1, S9.10: every price from the active symbols. */
export function setPrices(state: GameState): GameState {
  let priced: GameState = { ...state, phase: 'pricing' };
  for (const seat of state.seats) {
    if (!seat.tally) continue;
    const components = componentsOf(state);
    const powers = powersOf(state, seat);
    const price = priceFrom(components, rulesOf(state), seat.tally, powers);
    const wanted = summedPrice(components, seat.tally, powers);
    priced = tell(
      withSeat(priced, seat.colour, { price }),
      ...(wanted === price ? [] : [news('S2.2', 'priceStopped', { seat: seat.colour, wanted, price })]),
      news('S2.1', 'priced', { seat: seat.colour, price }),
    );
  }
  return priced;
}
