import { reportOf } from './report.ts';
import { type Part, type Setup, type Simulation, seedsOf } from './simulation.ts';

/** The game that a set-up is of. */
export const gameOfSetup = (setup: Setup) => ('map' in setup ? 'coverage' : 'smartphone');

/** What `simulate` prints and the page keeps: the settings, what came of them, the counts that it all follows from. */
export interface Result {
  kind: 'simulation';
  settings: Simulation & { games: number };
  /** Stopped before all were played. */
  interrupted?: true;
  played: number;
  report: ReturnType<typeof reportOf>;
  counts: Part;
}

/** What was asked for: games with seeds from `seed` up. */
export interface Run {
  simulation: Simulation;
  games: number;
  seed: number;
}

export const seedsIn = ({ seed, games }: Run): number[] => seedsOf(seed, games);

/** What came of a run; with fewer games than it has, it was interrupted. */
export const runResult = ({ simulation, games, seed }: Run, counts: Part): Result => ({
  kind: 'simulation',
  settings: { ...simulation, setup: { ...simulation.setup, seed }, games },
  ...(counts.first.games < games && { interrupted: true }),
  played: counts.first.games,
  report: reportOf(counts),
  counts,
});

/** The text of a result, the same from the command line and from the page. */
export const resultText = (result: Result): string => `${JSON.stringify(result, null, 2)}\n`;
