import { rulesOf } from '../choices.ts';
import type { GameState, Seat } from '../state.ts';
import { powersOf, tell } from './lookup.ts';
import { type HappeningOf, news } from './refuse.ts';
import { giveGoods } from './supply.ts';
import { goodsFrom, totalGoods } from './yields.ts';

/** Phase 3: automatic. S3.1, S3.5: everyone makes exactly what the plan gives. */
export function produce(state: GameState): GameState {
  const all: HappeningOf[] = [];
  const seats = state.seats.map((seat): Seat => {
    if (!seat.tally) return seat;
    const from = goodsFrom(rulesOf(state), seat.tally, powersOf(state, seat));
    const { goods, made, told } = giveGoods(state, seat, totalGoods(from));
    all.push(...told, news('S3.1', 'produced', { seat: seat.colour, goods: made, ...from }));
    return { ...seat, goods, made: { ...seat.made, production: made } };
  });
  return tell({ ...state, phase: 'production', seats }, ...all);
}
