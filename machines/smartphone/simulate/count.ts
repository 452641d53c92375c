import { type Counts, countSeat, countWatched, more, rulesWatcher } from '../../simulate/counts.ts';
import { note } from '../../simulate/sums.ts';
import { rounds, type Technology } from '../names.ts';
import type { GameState, Setup } from '../state.ts';
import { playGame } from './playGame.ts';

/** News that tell how much was lost or kept. */
const amounts: Partial<Record<string, string>> = { goodsLost: 'goods', goodsKept: 'goods', progressLost: 'progress' };

/** Follows one game and notes what the rules did in it. */
function watcher() {
  const { count, rules } = rulesWatcher();
  const prices = new Map<string, number[]>();
  let phase = '';
  /** SP.1, SP.2: how the order was found between neighbours in it, in phases where somebody acts. */
  const noteOrder = (state: GameState) => {
    const order = state.order.map((colour) => state.seats.find((seat) => seat.colour === colour));
    for (const [at, seat] of order.entries()) {
      const before = order[at - 1];
      if (!seat || !before || before.price !== seat.price) continue;
      count(before.vp === seat.vp ? 'SP.2 orderByTie' : 'SP.1 orderByVp');
    }
  };
  const watch = (state: GameState) => {
    for (const { rule, what, params } of state.news) {
      count(`${rule} ${what}`, Number(params[amounts[what] ?? ''] ?? 0));
      if (what !== 'priced') continue;
      const seat = String(params['seat']);
      prices.set(seat, [...(prices.get(seat) ?? []), Number(params['price'])]);
    }
    const now = `${state.round} ${state.phase}`;
    if (now !== phase && state.turn) noteOrder(state);
    phase = now;
  };
  return { watch, rules, prices };
}

/** Plays the game of one seed and adds what happened. */
export function countGame(counts: Counts, setup: Setup, playouts?: number): GameState {
  const { watch, rules, prices } = watcher();
  const { state, log } = playGame(setup, { playouts, watch });
  countWatched(counts, log.length, rules);
  const standings = state.standings ?? [];
  const winners = standings.filter(({ place }) => place === 1).length;
  for (const { colour, place, total, patents, retailers } of standings) {
    const seat = state.seats.find((each) => each.colour === colour);
    const own = countSeat(counts, setup.seats, { colour, total, winners: place === 1 ? winners : 0 }, rounds);
    note(own.patentVp, patents);
    note(own.retailerVp, retailers);
    for (const technology of seat?.technologies ?? ([] as Technology[])) more(own.technologies, technology);
    for (const technology of seat?.patents ?? ([] as Technology[])) more(own.patents, technology);
    for (const [at, income] of (seat?.income ?? []).entries()) {
      const here = own.rounds[at];
      if (!here) continue;
      note(here.sales, income.sales);
      note(here.offBoard, income.offBoard);
      note(here.control, income.control);
      note(here.price, prices.get(colour)?.[at] ?? 0);
    }
  }
  return state;
}
