import type { Action, ActionOf } from '../actions.ts';
import { rulesOf } from '../choices.ts';
import type { Buyer } from '../components/types.ts';
import { type Region, regions } from '../names.ts';
import type { GameState, Seat } from '../state.ts';
import { regionsWith } from './connections.ts';
import {
  componentsOf,
  hasBonus,
  hasOffice,
  hasRetailer,
  newsWith,
  putSeat,
  seatOf,
  tell,
  withEntry,
} from './lookup.ts';
import { type HappeningOf, news, type RefusalOf, refusal } from './refuse.ts';
import { beginPhase, currentSeat, currentTurn, withTurn } from './turns.ts';

/** Phase 7. */

export const enterSale = (state: GameState): GameState => beginPhase(state, 'sale');

/** S7.3: a price buyer pays up to his number, a technology buyer any price for his technology. */
export const isWilling = (seat: Seat, buyer: Buyer): boolean =>
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

/** Where the seat whose turn it is could sell a good now, and to whom. */
function openSales(state: GameState): { region: Region; buyer: number }[] {
  const seat = currentSeat(state);
  if (seat.goods === 0) return [];
  const sales: { region: Region; buyer: number }[] = [];
  for (const region of hasBonus(state, seat, '4G', 'B') ? regions : regionsWith(state, seat.colour)) {
    if (regionProblem(state, seat, region)) continue;
    const buyer = willingBuyer(state, seat, region);
    if (buyer >= 0) sales.push({ region, buyer });
  }
  return sales;
}

export const sellable = (state: GameState): Region[] => openSales(state).map(({ region }) => region);

export function refuseSell(state: GameState, { region, buyer }: ActionOf<'sell'>): RefusalOf | null {
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
export function refuseEndSale(state: GameState): RefusalOf | null {
  if (rulesOf(state).holdBack === 'allowed') return null;
  const { seat } = currentTurn(state);
  const open = sellable(state).find((region) => hasOffice(state, region, seat));
  return open ? refusal('S7.5', 'mustSell', { region: open }) : null;
}

export function sell(state: GameState, { seat: colour, region, buyer }: ActionOf<'sell'>): GameState {
  const sold = state.sold[region].with(buyer, colour);
  const seat = seatOf(state, colour);
  const told: GameState = {
    ...putSeat(state, { ...seat, goods: seat.goods - 1 }),
    sold: withEntry(state.sold, region, sold),
    news: newsWith(state, news('S7.2', 'sold', { seat: colour, region })),
  };
  return hasOffice(state, region, colour) ? told : withTurn(told, { remote: [...currentTurn(state).remote, region] });
}

/** S7.6, S9.4: unsold goods are lost when the phase ends, unless Wi-Fi side B keeps them. */
export function clearUnsold(state: GameState): GameState {
  const told: HappeningOf[] = [];
  const seats = state.seats.map((seat): Seat => {
    if (seat.goods === 0) return seat;
    const kept = hasBonus(state, seat, 'Wi-Fi', 'B');
    const unsold = { seat: seat.colour, goods: seat.goods };
    told.push(kept ? news('S9.4', 'goodsKept', unsold) : news('S7.6', 'goodsLost', unsold));
    return kept ? seat : { ...seat, goods: 0 };
  });
  return tell({ ...state, seats }, ...told);
}

export function legalSaleActions(state: GameState): Action[] {
  const { seat } = currentTurn(state);
  const actions = openSales(state).map(({ region, buyer }): Action => ({ type: 'sell', seat, region, buyer }));
  if (!refuseEndSale(state)) actions.push({ type: 'endTurn', seat });
  return actions;
}
