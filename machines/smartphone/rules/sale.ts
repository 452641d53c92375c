import type { Action, ActionOf } from '../actions.ts';
import type { Buyer } from '../components/types.ts';
import { type Region, regions } from '../names.ts';
import { rulesOf } from '../readings.ts';
import type { GameState, Seat } from '../state.ts';
import { news, type RefusalOf, refusal } from './refuse.ts';
import { componentsOf, hasBonus, hasOffice, hasRetailer, seatOf, tell, withSeat } from './table.ts';
import { beginPhase, currentSeat, currentTurn, nextTurn, withTurn } from './turns.ts';

/** Phase 7. */

const noProgress = () => 0;

export const enterSale = (state: GameState): GameState => beginPhase(state, 'sale', noProgress);

export const saleDone = (state: GameState): boolean => state.turn === null;

/** S7.3: a price buyer pays up to his number, a technology buyer any price for his technology. */
const isWilling = (seat: Seat, buyer: Buyer): boolean =>
  'price' in buyer ? seat.price <= buyer.price : seat.technologies.includes(buyer.technology);

function refuseBuyer(seat: Seat, region: Region, buyer: Buyer): RefusalOf | null {
  if (isWilling(seat, buyer)) return null;
  return 'price' in buyer
    ? refusal('S7.3', 'buyerPrice', { region, limit: buyer.price, price: seat.price })
    : refusal('S7.3', 'buyerTechnology', { region, technology: buyer.technology });
}

/** S7.4: the leftmost buyer who is free and willing, or -1. */
export function willingBuyer(state: GameState, seat: Seat, region: Region): number {
  const { buyers } = componentsOf(state).regions[region];
  const sold = state.sold[region];
  return buyers.findIndex((buyer, at) => sold[at] === null && isWilling(seat, buyer));
}

const regionRules = { regionHasRetailer: 'SR.1', noOfficeToSell: 'S7.2', remoteUsed: 'S7.7' } as const;

/** S7.2, S7.7, S9.12: an office and no retailer; with 4G side B one good where there is no office. */
function regionProblem(state: GameState, seat: Seat, region: Region): keyof typeof regionRules | null {
  if (hasRetailer(state, region)) return 'regionHasRetailer';
  if (hasOffice(state, region, seat.colour)) return null;
  if (!hasBonus(state, seat, '4G', 'B')) return 'noOfficeToSell';
  return state.turn?.remote.includes(region) ? 'remoteUsed' : null;
}

/** Regions where the seat whose turn it is could sell a good now. */
export function sellable(state: GameState): Region[] {
  const seat = currentSeat(state);
  if (seat.goods === 0) return [];
  return regions.filter((region) => !regionProblem(state, seat, region) && willingBuyer(state, seat, region) >= 0);
}

function refuseSell(state: GameState, { region, buyer }: ActionOf<'sell'>): RefusalOf | null {
  const seat = currentSeat(state);
  if (seat.goods === 0) return refusal('S7.1', 'noGoods', {});
  const problem = regionProblem(state, seat, region);
  if (problem) return refusal(regionRules[problem], problem, { region });
  const wanted = componentsOf(state).regions[region].buyers[buyer];
  if (!wanted) return refusal('S7.2', 'noSuchBuyer', { region });
  if (state.sold[region][buyer] !== null) return refusal('S7.5', 'buyerTaken', { region });
  const unwilling = refuseBuyer(seat, region, wanted);
  if (unwilling) return unwilling;
  return willingBuyer(state, seat, region) < buyer ? refusal('S7.4', 'buyerSkipped', { region }) : null;
}

/** S7.5: whether a seat may stop while a willing buyer is free; 4G side B's sales are never forced. */
function refuseEndTurn(state: GameState): RefusalOf | null {
  if (rulesOf(state).holdBack === 'allowed') return null;
  const { seat } = currentTurn(state);
  const open = sellable(state).find((region) => hasOffice(state, region, seat));
  return open ? refusal('S7.5', 'mustSell', { region: open }) : null;
}

export const refuseSaleAction = (state: GameState, action: Action): RefusalOf | null =>
  action.type === 'sell' ? refuseSell(state, action) : refuseEndTurn(state);

function sell(state: GameState, { seat: colour, region, buyer }: ActionOf<'sell'>): GameState {
  const sold = state.sold[region].map((owner, at) => (at === buyer ? colour : owner));
  const placed = withSeat({ ...state, sold: { ...state.sold, [region]: sold } }, colour, {
    goods: seatOf(state, colour).goods - 1,
  });
  const told = tell(placed, news('S7.2', 'sold', { seat: colour, region }));
  return hasOffice(state, region, colour) ? told : withTurn(told, { remote: [...currentTurn(state).remote, region] });
}

export const endSaleTurn = (state: GameState): GameState => nextTurn(state, noProgress);

export const applySaleAction = (state: GameState, action: Action): GameState =>
  action.type === 'sell' ? sell(state, action) : endSaleTurn(state);

/** S7.6, S9.4: unsold goods are lost when the phase ends, unless Wi-Fi side B keeps them. */
export function clearUnsold(state: GameState): GameState {
  let cleared = state;
  for (const seat of state.seats) {
    if (seat.goods === 0) continue;
    const told = { seat: seat.colour, goods: seat.goods };
    cleared = hasBonus(state, seat, 'Wi-Fi', 'B')
      ? tell(cleared, news('S9.4', 'goodsKept', told))
      : tell(withSeat(cleared, seat.colour, { goods: 0 }), news('S7.6', 'goodsLost', told));
  }
  return cleared;
}

export function legalSaleActions(state: GameState): Action[] {
  const seat = currentSeat(state);
  const actions = sellable(state).map(
    (region): Action => ({ type: 'sell', seat: seat.colour, region, buyer: willingBuyer(state, seat, region) }),
  );
  if (!refuseEndTurn(state)) actions.push({ type: 'endTurn', seat: seat.colour });
  return actions;
}
