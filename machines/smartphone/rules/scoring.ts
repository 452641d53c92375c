import { type Colour, regions } from '../names.ts';
import type { GameState, Income } from '../state.ts';
import { controlSpace, sellers } from './control.ts';
import { news } from './refuse.ts';
import { seatOf, tell, withSeat } from './table.ts';

/** Phase 8: automatic. */

/** VP for a seat, entered under their source in this round. */
export function earn(state: GameState, colour: Colour, source: keyof Income, vp: number): GameState {
  if (vp === 0) return state;
  const seat = seatOf(state, colour);
  const round = seat.income.at(-1);
  const income = round ? seat.income.with(-1, { ...round, [source]: round[source] + vp }) : seat.income;
  return withSeat(state, colour, { vp: seat.vp + vp, income });
}

/** S8.1, SP.4: goods on the board times the price as it stands. */
export function scoreSales(state: GameState): GameState {
  let scored: GameState = { ...state, phase: 'scoring' };
  for (const { colour, price } of state.seats) {
    let goods = 0;
    for (const region of regions) for (const owner of state.sold[region]) if (owner === colour) goods++;
    const vp = goods * price;
    scored = tell(earn(scored, colour, 'sales', vp), news('S8.1', 'salesScored', { seat: colour, goods, price, vp }));
  }
  return scored;
}

/** S8.2: first place everywhere, second place where the space shows one. */
export function scoreControl(state: GameState): GameState {
  let scored = state;
  for (const region of regions) {
    if (state.sold[region].every((owner) => owner === null)) continue; // S8.4
    const space = controlSpace(state, region);
    const [first, second] = sellers(state, region);
    if (!space || !first) continue;
    if (first.tied) scored = tell(scored, news('S8.3', 'controlTie', { seat: first.colour, region }));
    scored = tell(
      earn(scored, first.colour, 'control', space.first),
      news('S8.2', 'controlFirst', { seat: first.colour, region, vp: space.first }),
    );
    if (!second || space.second === undefined) continue;
    if (second.tied) scored = tell(scored, news('S8.3', 'controlTie', { seat: second.colour, region }));
    scored = tell(
      earn(scored, second.colour, 'control', space.second),
      news('S8.2', 'controlSecond', { seat: second.colour, region, vp: space.second }),
    );
  }
  return scored;
}
