import { reportOf } from './report.ts';
import { type Part, type Simulation, seedsOf } from './simulation.ts';

/** What `simulate` prints and the page keeps: the settings, what came of them, the counts that it all follows from. */
export interface Result {
  kind: 'simulation';
  settings: Simulation & { games: number };
  /** Which parts of how many; left out when all games were played. */
  shards?: { of: number; parts: number[] };
  /** Stopped before all were played. */
  interrupted?: true;
  played: number;
  report: ReturnType<typeof reportOf>;
  counts: Part;
}

type Made = Pick<Result, 'settings' | 'counts'> & {
  shards: { of: number; parts: number[] };
  interrupted: boolean;
};

export const resultOf = ({ settings, shards, interrupted, counts }: Made): Result => ({
  kind: 'simulation',
  settings,
  ...(shards.parts.length < shards.of && { shards }),
  ...(interrupted && { interrupted: true }),
  played: counts.first.games,
  report: reportOf(counts),
  counts,
});

/** What was asked for: games with seeds from `seed` up, or every n-th of them. */
export interface Run {
  simulation: Simulation;
  games: number;
  seed: number;
  shard: { at: number; of: number };
}

export const seedsIn = ({ seed, games, shard }: Run): number[] => seedsOf(seed, games, shard);

/** What came of a run; with fewer games than it has, it was interrupted. */
export function runResult(run: Run, counts: Part): Result {
  const { simulation, games, seed, shard } = run;
  return resultOf({
    settings: { ...simulation, setup: { ...simulation.setup, seed }, games },
    shards: { of: shard.of, parts: [shard.at] },
    interrupted: counts.first.games < seedsIn(run).length,
    counts,
  });
}

/** The text of a result, the same from the command line and from the page, so that `simulate merge` reads both. */
export const resultText = (result: Result): string => `${JSON.stringify(result, null, 2)}\n`;
