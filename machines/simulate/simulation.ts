import type { SeatSetup } from '../core/seats.ts';
import { countCoverage } from '../coverage/simulate.ts';
import type { Setup as CoverageSetup } from '../coverage/state.ts';
import { countGame } from '../smartphone/simulate/count.ts';
import type { Setup as SmartphoneSetup } from '../smartphone/state.ts';
import { type Counts, noCounts } from './counts.ts';
import { merge, noSums, note, type Sums } from './sums.ts';

/** A set-up of either game; only Coverage is played on a map that is chosen. */
export type Setup = SmartphoneSetup | CoverageSetup;

/** What to play: one setting, or two on the same seeds. */
export interface Simulation {
  setup: Setup;
  /** Another rule set, ruling or component set to compare with; the same seats. */
  against?: Setup | undefined;
  /** Players change seats from game to game, so that each plays each colour equally often. */
  rotate: boolean;
  playouts?: number | undefined;
}

/** What two settings differ by, game by game: scores of each player, and its share of victories in units. */
export interface Differences {
  score: Record<string, Sums>;
  wins: Record<string, Sums>;
}

/** Everything that was counted; parts of a simulation add up to the whole with `join`. */
export interface Part {
  first: Counts;
  second?: Counts;
  differences?: Differences;
}

export const noPart = ({ against }: Pick<Simulation, 'against'>): Part => ({
  first: noCounts(),
  ...(against && { second: noCounts(), differences: { score: {}, wins: {} } }),
});

export const join = (a: Part, b: Part): Part => merge(a, b);

const seated = (seats: readonly SeatSetup[], by: number): SeatSetup[] =>
  seats.map(({ colour }, at) => ({ colour, player: seats[(at + by) % seats.length]?.player ?? '' }));

const setupFor = <S extends Setup>(setup: S, seed: number, rotate: boolean): S => ({
  ...setup,
  seed,
  seats: rotate ? seated(setup.seats, seed % setup.seats.length) : setup.seats,
});

function playOne(counts: Counts, setup: Setup, seed: number, { rotate, playouts }: Simulation): void {
  if ('map' in setup) countCoverage(counts, setupFor(setup, seed, rotate));
  else countGame(counts, setupFor(setup, seed, rotate), playouts);
}

/** Scores and victories of a game by player, summed where a player has several seats. */
function results(counts: Counts): Record<string, { score: number; wins: number }> {
  return Object.fromEntries(
    Object.entries(counts.players).map(([player, { score, wins }]) => [player, { score: score.sum, wins }]),
  );
}

/** Plays the game of one seed, in both settings if there are two. */
export function playSeed(simulation: Simulation, seed: number): Part {
  const { setup, against } = simulation;
  const part = noPart(simulation);
  playOne(part.first, setup, seed, simulation);
  if (!against || !part.second || !part.differences) return part;
  playOne(part.second, against, seed, simulation);
  const [one, two] = [results(part.first), results(part.second)];
  for (const player of Object.keys(one)) {
    for (const what of ['score', 'wins'] as const) {
      const sums = noSums();
      note(sums, (two[player]?.[what] ?? 0) - (one[player]?.[what] ?? 0));
      part.differences[what][player] = sums;
    }
  }
  return part;
}

/** The seeds of a simulation. */
export const seedsOf = (from: number, games: number): number[] => Array.from({ length: games }, (_, at) => from + at);
