import { type Colour, type Region, regions } from '../names.ts';
import type { GameState, Income, Seat } from '../state.ts';
import { controlSpace, type Seller, sellers } from './control.ts';
import { putSeat, seatOf, tell } from './lookup.ts';
import { type HappeningOf, news } from './refuse.ts';

/** Phase 8: automatic. */

/** VP for a seat, entered under their source in this round. */
function earned(seat: Seat, source: keyof Income, vp: number): Seat {
  if (vp === 0) return seat;
  const round = seat.income.at(-1);
  const income = round ? seat.income.with(-1, { ...round, [source]: round[source] + vp }) : seat.income;
  return { ...seat, vp: seat.vp + vp, income };
}

export const earn = (state: GameState, colour: Colour, source: keyof Income, vp: number): GameState =>
  vp === 0 ? state : putSeat(state, earned(seatOf(state, colour), source, vp));

function goodsOnBoard(state: GameState): Record<Colour, number> {
  const goods = { green: 0, blue: 0, black: 0, yellow: 0, red: 0 };
  for (const region of regions) for (const owner of state.sold[region]) if (owner) goods[owner]++;
  return goods;
}

/** S8.1, SP.4: goods on the board times the price as it stands. */
export function scoreSales(state: GameState): GameState {
  const onBoard = goodsOnBoard(state);
  const told: HappeningOf[] = [];
  const seats = state.seats.map((seat): Seat => {
    const { colour, price } = seat;
    const goods = onBoard[colour];
    const vp = goods * price;
    told.push(news('S8.1', 'salesScored', { seat: colour, goods, price, vp }));
    return earned(seat, 'sales', vp);
  });
  return tell({ ...state, phase: 'scoring', seats }, ...told);
}

/** S8.2: first place everywhere, second place where the space shows one. */
export function scoreControl(state: GameState): GameState {
  const told: HappeningOf[] = [];
  let scored = state;
  const pay = ({ colour, tied }: Seller, region: Region, what: 'controlFirst' | 'controlSecond', vp: number) => {
    if (tied) told.push(news('S8.3', 'controlTie', { seat: colour, region }));
    told.push(news('S8.2', what, { seat: colour, region, vp }));
    scored = earn(scored, colour, 'control', vp);
  };
  for (const region of regions) {
    if (state.sold[region].every((owner) => owner === null)) continue; // S8.4
    const space = controlSpace(state, region);
    if (!space) continue;
    const [first, second] = sellers(state, region);
    if (first) pay(first, region, 'controlFirst', space.first);
    if (second && space.second !== undefined) pay(second, region, 'controlSecond', space.second);
  }
  return tell(scored, ...told);
}
