import type { Action, ActionOf } from '../smartphone/actions.ts';
import type { Region } from '../smartphone/names.ts';
import { controlSpace, sellers } from '../smartphone/rules/control.ts';
import { willingBuyer } from '../smartphone/rules/sale.ts';
import { hasOffice } from '../smartphone/rules/table.ts';
import type { GameState, Seat } from '../smartphone/state.ts';
import { because, best, type Choice, ofType } from './pick.ts';

/** Phase 7: every sale pays the same, so goods go where they win control, then where others would sell. */

/** S8.2: what a seat would score for control here if the sale ended now. */
function controlNow(state: GameState, seat: Seat, region: Region): number {
  const space = controlSpace(state, region);
  const [first, second] = sellers(state, region);
  if (first?.colour === seat.colour) return space?.first ?? 0;
  return second?.colour === seat.colour ? (space?.second ?? 0) : 0;
}

/** The most control VP a further good wins here, spread over the goods it takes. */
function controlGain(state: GameState, seat: Seat, region: Region): number {
  const before = controlNow(state, seat, region);
  const most = hasOffice(state, region, seat.colour) ? seat.goods : 1; // S7.7
  // A list of its own, written to below: sales are tried here by the thousand.
  const here = [...state.sold[region]];
  const trial = { ...state, sold: { ...state.sold, [region]: here } };
  let gain = 0;
  for (let goods = 1; goods <= most; goods++) {
    const buyer = willingBuyer(trial, seat, region);
    if (buyer < 0) break;
    here[buyer] = seat.colour;
    gain = Math.max(gain, (controlNow(trial, seat, region) - before) / goods);
  }
  return gain;
}

/** Seats that sell after this one and have an office here. */
const stillToCome = (state: GameState, seat: Seat, region: Region): number =>
  state.order.slice(state.order.indexOf(seat.colour) + 1).filter((other) => hasOffice(state, region, other)).length;

export function chooseSale(state: GameState, seat: Seat, legal: readonly Action[]): Choice | null {
  const score = ({ region }: ActionOf<'sell'>): number =>
    controlGain(state, seat, region) +
    0.3 * stillToCome(state, seat, region) * (controlSpace(state, region)?.first ?? 0);
  const sale = best(ofType(legal, 'sell'), score);
  if (!sale) return null;
  const { region } = sale;
  const reason =
    controlGain(state, seat, region) > 0
      ? 'sellForControl'
      : stillToCome(state, seat, region) > 0
        ? 'sellBeforeOthers'
        : 'sellForPrice';
  return { action: sale, why: because(reason, { region }) };
}
