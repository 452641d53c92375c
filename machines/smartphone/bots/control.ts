import type { Region } from '../names.ts';
import { controlSpace, sellers } from '../rules/control.ts';
import { hasOffice } from '../rules/lookup.ts';
import { willingBuyer } from '../rules/sale.ts';
import type { GameState, Seat } from '../state.ts';

/** What selling in a region does to control of it. */

/** S8.2: what a seat would score for control here if the sale ended now. */
export function controlNow(state: GameState, seat: Seat, region: Region): number {
  const space = controlSpace(state, region);
  const [first, second] = sellers(state, region);
  if (first?.colour === seat.colour) return space?.first ?? 0;
  return second?.colour === seat.colour ? (space?.second ?? 0) : 0;
}

/**
 * Sells one good after another here, as long as there are goods and willing buyers, and shows each board. It is the
 * same board each time, written over: look at once, keep nothing.
 */
export function trySales(
  state: GameState,
  seat: Seat,
  region: Region,
  look: (trial: GameState, goods: number) => void,
): void {
  const most = hasOffice(state, region, seat.colour) ? seat.goods : Math.min(1, seat.goods); // S7.7
  // A list of its own, written to below: sales are tried here by the thousand.
  const here = [...state.sold[region]];
  const trial = { ...state, sold: { ...state.sold, [region]: here } };
  for (let goods = 1; goods <= most; goods++) {
    const buyer = willingBuyer(trial, seat, region);
    if (buyer < 0) break;
    here[buyer] = seat.colour;
    look(trial, goods);
  }
}
