import type { ActionOf } from '../actions.ts';
import type { Colour, Region } from '../names.ts';
import { sellers } from '../rules/control.ts';
import { seatOf } from '../rules/lookup.ts';
import { refuseEndSale, sell, sellable, willingBuyer } from '../rules/sale.ts';
import type { GameState, Seat } from '../state.ts';
import { controlNow, trySales } from './control.ts';

/**
 * The best sale of the seat whose turn it is, exactly, if nobody sold after it: every way to spread its goods over the
 * regions where it may sell. Of equal ones, that which leaves the others least control.
 */

/** Goods sold in one region, and what becomes of control there. */
export interface SaleThere {
  region: Region;
  goods: number;
  /** S8.1: for the goods themselves. */
  vp: number;
  /** S8.2: control VP won by them, and the place they lead to. */
  control: number;
  place: 'first' | 'second' | null;
  /** Who had that place before. */
  from: Colour | null;
  /** Control VP the others lose. */
  othersLose: number;
}

export interface BestSale {
  price: number;
  sales: SaleThere[];
  /** All VP it brings. */
  vp: number;
  /** The sales one by one, to be made in this order. */
  actions: ActionOf<'sell'>[];
  /** Goods that stay, because no buyer is left who would take them. */
  left: number;
}

const placeOf = (state: GameState, region: Region, colour: Colour): SaleThere['place'] => {
  const at = sellers(state, region).findIndex((seller) => seller.colour === colour);
  return at === 0 ? 'first' : at === 1 ? 'second' : null;
};

const holder = (state: GameState, region: Region, place: SaleThere['place']): Colour | null =>
  sellers(state, region)[place === 'second' ? 1 : 0]?.colour ?? null;

const othersControl = (state: GameState, seat: Seat, region: Region): number =>
  state.seats.reduce((sum, other) => (other.colour === seat.colour ? sum : sum + controlNow(state, other, region)), 0);

/** Selling nothing here, one good, two, and so on. */
function optionsIn(state: GameState, seat: Seat, region: Region): SaleThere[] {
  const nothing = { region, goods: 0, vp: 0, control: 0, place: null, from: null, othersLose: 0 };
  const found: SaleThere[] = [nothing];
  const before = { own: controlNow(state, seat, region), others: othersControl(state, seat, region) };
  trySales(state, seat, region, (trial, goods) => {
    const control = controlNow(trial, seat, region) - before.own;
    const place = control > 0 ? placeOf(trial, region, seat.colour) : null;
    const from = place && holder(state, region, place);
    found.push({
      region,
      goods,
      vp: goods * seat.price,
      control,
      place,
      from: from === seat.colour ? null : from,
      othersLose: before.others - othersControl(trial, seat, region),
    });
  });
  return found;
}

/** Own VP first; what the others lose only tells equal ones apart. */
const worth = ({ vp, control, othersLose }: SaleThere): number => (vp + control) * 1000 + othersLose;

function sellAll(state: GameState, seat: Seat, sales: readonly SaleThere[]) {
  const actions: ActionOf<'sell'>[] = [];
  let after = state;
  for (const { region, goods } of sales)
    for (let sold = 0; sold < goods; sold++) {
      const buyer = willingBuyer(after, seat, region);
      const action = { type: 'sell', seat: seat.colour, region, buyer } as const;
      actions.push(action);
      after = sell(after, action);
    }
  return { actions, after };
}

/** The most that the options from each region on can be worth, for every number of goods. */
function hopes(options: readonly SaleThere[][], goods: number): number[][] {
  let next = Array.from({ length: goods + 1 }, () => 0);
  const found = [next];
  for (const here of options.toReversed()) {
    const later = next;
    next = later.map((_, have) =>
      Math.max(
        ...here.filter((each) => each.goods <= have).map((each) => worth(each) + (later[have - each.goods] ?? 0)),
      ),
    );
    found.unshift(next);
  }
  return found;
}

/** Null when there is nothing to sell, or nowhere. */
export function bestSale(state: GameState): BestSale | null {
  if (state.phase !== 'sale' || !state.turn) return null;
  const seat = seatOf(state, state.turn.seat);
  const options = sellable(state).map((region) => optionsIn(state, seat, region));
  const hope = hopes(options, seat.goods);
  let most = Number.NEGATIVE_INFINITY;
  let best: SaleThere[] = [];
  const choose = (at: number, goods: number, chosen: SaleThere[], value: number): void => {
    if (value + (hope[at]?.[goods] ?? 0) <= most) return;
    const here = options[at];
    if (here) {
      for (const option of here.toReversed())
        if (option.goods <= goods) choose(at + 1, goods - option.goods, [...chosen, option], value + worth(option));
      return;
    }
    // S7.5: where goods may not be held back, a sale that leaves a willing buyer is none.
    if (refuseEndSale(sellAll(state, seat, chosen).after)) return;
    most = value;
    best = chosen;
  };
  choose(0, seat.goods, [], 0);
  const sales = best.filter(({ goods }) => goods > 0);
  if (sales.length === 0) return null;
  const { actions } = sellAll(state, seat, sales);
  return {
    price: seat.price,
    sales,
    vp: sales.reduce((sum, { vp, control }) => sum + vp + control, 0),
    actions,
    left: seat.goods - actions.length,
  };
}
