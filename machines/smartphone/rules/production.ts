import { rulesOf } from '../readings.ts';
import type { GameState } from '../state.ts';
import { news } from './refuse.ts';
import { giveGoods } from './supply.ts';
import { powersOf, seatOf, tell, withSeat } from './table.ts';
import { goodsFrom, totalGoods } from './yields.ts';

/** Phase 3: automatic. S3.1, S3.5: everyone makes exactly what the plan gives. */
export function produce(state: GameState): GameState {
  let produced: GameState = { ...state, phase: 'production' };
  for (const seat of state.seats) {
    if (!seat.tally) continue;
    const from = goodsFrom(rulesOf(state), seat.tally, powersOf(state, seat));
    const given = giveGoods(produced, seat.colour, totalGoods(from));
    const { made } = seatOf(given.state, seat.colour);
    produced = tell(
      withSeat(given.state, seat.colour, { made: { ...made, production: given.made } }),
      news('S3.1', 'produced', { seat: seat.colour, goods: given.made, ...from }),
    );
  }
  return produced;
}
