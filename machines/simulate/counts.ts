import type { Colour, SeatSetup } from '../core/seats.ts';
import { noSums, note, type Sums } from './sums.ts';

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

export const more = (table: Record<string, number>, key: string): void => {
  table[key] = (table[key] ?? 0) + 1;
};

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
