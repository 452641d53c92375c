import { type Colour, regions } from '../names.ts';
import type { GameState, Income } from '../state.ts';
import { controlSpace, sellers } from './control.ts';
import { news } from './refuse.ts';
import { seatOf, tell, withSeat } from './table.ts';

/** Phase 8: automatic. */

function earn(state: GameState, colour: Colour, source: keyof Income, vp: number): GameState {
  const seat = seatOf(state, colour);
  const income = seat.income.map((each, at) =>
    at === seat.income.length - 1 ? { ...each, [source]: each[source] + vp } : each,
  );
  return withSeat(state, colour, { vp: seat.vp + vp, income });
}

/** S8.1: goods on the board times the price as it stands. */
export function scoreSales(state: GameState): GameState {
  let scored: GameState = { ...state, phase: 'scoring' };
  for (const { colour, price } of state.seats) {
    const goods = regions.reduce(
      (sum, region) => sum + state.sold[region].filter((owner) => owner === colour).length,
      0,
    );
    const vp = goods * price;
    scored = tell(earn(scored, colour, 'sales', vp), news('S8.1', 'salesScored', { seat: colour, goods, price, vp }));
  }
  return scored;
}

/** S8.2: first place everywhere, second place where the space shows one. */
export function scoreControl(state: GameState): GameState {
  let scored = state;
  for (const region of regions) {
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
