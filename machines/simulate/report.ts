import { type Counts, type PlayerCounts, winUnits } from './counts.ts';
import type { Part } from './simulation.ts';
import { type Mean, meanOf, shareOf } from './sums.ts';

/** What the counts say: shares and means with 95 % intervals. Worked out from the counts alone. */

const sorted = <V>(table: Record<string, V>): [string, V][] =>
  Object.entries(table).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
const each = <V, R>(table: Record<string, V>, work: (value: V) => R): Record<string, R> =>
  Object.fromEntries(sorted(table).map(([key, value]) => [key, work(value)]));

function playerReport(counts: PlayerCounts, games: number) {
  const rate = (table: Record<string, number>) => each(table, (times) => shareOf(times, counts.seats).share);
  return {
    seats: counts.seats,
    /** Of all games; a shared victory counts in part. */
    wins: shareOf(counts.wins / winUnits, games),
    score: meanOf(counts.score),
    patentVp: meanOf(counts.patentVp),
    retailerVp: meanOf(counts.retailerVp),
    ...(counts.cash && counts.shares && { cash: meanOf(counts.cash), shares: meanOf(counts.shares) }),
    scores: Object.fromEntries(Object.entries(counts.scores).sort(([a], [b]) => Number(a) - Number(b))),
    rounds: counts.rounds.map(({ price, sales, offBoard, control }, at) => ({
      round: at + 1,
      price: meanOf(price),
      sales: meanOf(sales),
      offBoard: meanOf(offBoard),
      control: meanOf(control),
    })),
    technologies: rate(counts.technologies),
    patents: rate(counts.patents),
  };
}

export function settingReport(counts: Counts) {
  return {
    games: counts.games,
    actionsPerGame: counts.games ? Math.round(counts.actions / counts.games) : 0,
    players: each(counts.players, (player) => playerReport(player, counts.games)),
    colours: each(counts.colours, ({ seats, wins, score }) => ({
      seats,
      wins: shareOf(wins / winUnits, counts.games),
      score: meanOf(score),
    })),
    rules: each(counts.rules, ({ times, games, amount }) => ({
      perGame: counts.games ? Math.round((1000 * times) / counts.games) / 1000 : 0,
      games: shareOf(games, counts.games).share,
      ...(amount > 0 && { amountPerGame: Math.round((1000 * amount) / counts.games) / 1000 }),
    })),
  };
}

export interface Difference {
  score: Mean;
  wins: Mean;
  /** The interval of the scores leaves out nought. */
  certain: boolean;
}

/** What the second setting changes, game by game on the same seeds. */
const differenceReport = ({ score, wins }: NonNullable<Part['differences']>): Record<string, Difference> =>
  Object.fromEntries(
    sorted(score).map(([player, sums]) => {
      const scores = meanOf(sums);
      const share = wins[player] ? meanOf(wins[player], winUnits) : { mean: 0, within: 0 };
      return [player, { score: scores, wins: share, certain: Math.abs(scores.mean) > scores.within }];
    }),
  );

export const reportOf = ({ first, second, differences }: Part) => ({
  first: settingReport(first),
  ...(second && { second: settingReport(second) }),
  ...(differences && { differences: differenceReport(differences) }),
});

export type Report = ReturnType<typeof reportOf>;
