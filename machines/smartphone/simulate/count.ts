import type { Colour, SeatSetup } from '../../core/seats.ts';
import { noSums, note, type Sums } from '../../simulate/sums.ts';
import { rounds, type Technology } from '../names.ts';
import type { GameState, Setup } from '../state.ts';
import { playGame } from './playGame.ts';

/** What is counted of many games, in whole numbers, so that parts add up exactly. */

/** A victory shared by two to five seats is still a whole number of these. */
export const winUnits = 60;
/** Scores are listed in steps of so many VP. */
export const scoreStep = 10;

export interface RoundCounts {
  price: Sums;
  sales: Sums;
  offBoard: Sums;
  control: Sums;
}

export interface PlayerCounts {
  /** Seats of this kind, over all games. */
  seats: number;
  wins: number;
  /** Seats that won alone or shared. */
  winners: number;
  score: Sums;
  patentVp: Sums;
  retailerVp: Sums;
  /** The two parts of a net worth, of Coverage alone. */
  cash?: Sums;
  shares?: Sums;
  /** Seats by score, by the lower end of its step. */
  scores: Record<string, number>;
  rounds: RoundCounts[];
  technologies: Record<string, number>;
  patents: Record<string, number>;
}

export interface Counts {
  games: number;
  actions: number;
  players: Record<string, PlayerCounts>;
  colours: Record<string, Pick<PlayerCounts, 'seats' | 'wins' | 'winners' | 'score'>>;
  /** By clause and what happened: how often in all, in how many games, and how much of it where there is an amount. */
  rules: Record<string, { times: number; games: number; amount: number }>;
}

export const noCounts = (): Counts => ({ games: 0, actions: 0, players: {}, colours: {}, rules: {} });

const noPlayer = (ofRounds: number): PlayerCounts => ({
  seats: 0,
  wins: 0,
  winners: 0,
  score: noSums(),
  patentVp: noSums(),
  retailerVp: noSums(),
  scores: {},
  rounds: Array.from({ length: ofRounds }, () => ({
    price: noSums(),
    sales: noSums(),
    offBoard: noSums(),
    control: noSums(),
  })),
  technologies: {},
  patents: {},
});

const more = (table: Record<string, number>, key: string): void => {
  table[key] = (table[key] ?? 0) + 1;
};

/** News that tell how much was lost or kept. */
const amounts: Partial<Record<string, string>> = { goodsLost: 'goods', goodsKept: 'goods', progressLost: 'progress' };

/** Counts what the rules did in one game. */
export function rulesWatcher() {
  const rules: Counts['rules'] = {};
  const count = (key: string, amount = 0) => {
    const held = rules[key] ?? { times: 0, games: 1, amount: 0 };
    rules[key] = { times: held.times + 1, games: 1, amount: held.amount + amount };
  };
  return { count, rules };
}

/** Adds a game and what the rules did in it. */
export function countWatched(counts: Counts, actions: number, rules: Counts['rules']): void {
  counts.games++;
  counts.actions += actions;
  for (const [key, { times, amount }] of Object.entries(rules)) {
    const held = counts.rules[key] ?? { times: 0, games: 0, amount: 0 };
    counts.rules[key] = { times: held.times + times, games: held.games + 1, amount: held.amount + amount };
  }
}

/** How a seat ended; `winners` is how many won with it, and 0 if it did not win. */
interface Ended {
  colour: Colour;
  total: number;
  winners: number;
}

/** Adds what a seat ended with to its player and its colour; gives the player's counts, for what else a game counts. */
export function countSeat(
  counts: Counts,
  seats: readonly SeatSetup[],
  { colour, total, winners }: Ended,
  ofRounds = 0,
): PlayerCounts {
  const player = seats.find((seat) => seat.colour === colour)?.player ?? '';
  const own = counts.players[player] ?? noPlayer(ofRounds);
  const side = counts.colours[colour] ?? { seats: 0, wins: 0, winners: 0, score: noSums() };
  counts.players[player] = own;
  counts.colours[colour] = side;
  for (const part of [own, side]) {
    part.seats++;
    part.wins += winners > 0 ? winUnits / winners : 0;
    part.winners += winners > 0 ? 1 : 0;
    note(part.score, total);
  }
  more(own.scores, String(Math.floor(total / scoreStep) * scoreStep));
  return own;
}

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
