import { rulesOf } from '../choices.ts';
import type { GameState, Seat } from '../state.ts';
import { componentsOf, powersOf, tell } from './lookup.ts';
import { type HappeningOf, news } from './refuse.ts';
import { priceFrom, summedPrice } from './yields.ts';

/** Phase 2: automatic. S2.1, S9.10: every price from the active symbols. */
export function setPrices(state: GameState): GameState {
  const components = componentsOf(state);
  const told: HappeningOf[] = [];
  const seats = state.seats.map((seat): Seat => {
    if (!seat.tally) return seat;
    const powers = powersOf(state, seat);
    const price = priceFrom(components, rulesOf(state), seat.tally, powers);
    const wanted = summedPrice(components, seat.tally, powers);
    if (wanted !== price) told.push(news('S2.2', 'priceStopped', { seat: seat.colour, wanted, price }));
    told.push(news('S2.1', 'priced', { seat: seat.colour, price }));
    return { ...seat, price };
  });
  return tell({ ...state, phase: 'pricing', seats }, ...told);
}
