import { readArgs, readOneOf, readWhole } from '@machines/cli/usage.ts';
import { coverageFuzz } from './games/coverage.ts';
import { smartphoneFuzz } from './games/smartphone.ts';
import type { AnyFuzzGame } from './run.ts';

export const fuzzGames: Record<'smartphone' | 'coverage', AnyFuzzGame> = {
  smartphone: smartphoneFuzz,
  coverage: coverageFuzz,
};

export const help = `npm run fuzz -- [--minutes 1] [--steps N] [--seed 1] [--game smartphone|coverage]
npm run fuzz -- --charts N [--seed 1]
npm run fuzz -- --replay file

  --minutes  stops after so many (default 1, unless --steps is given)
  --steps    stops after so many legal actions: the same seed then does exactly the same
  --seed     which games are played
  --game     only this one
  --charts   instead of games, so many random charts, each compiled and on XState
  --replay   plays a save with every check at every step, or gives a text to every inlet
`;

export interface Options {
  games: AnyFuzzGame[];
  seed: number;
  steps: number;
  minutes: number;
  replay: string | null;
  /** How many random charts; null means games are played. */
  charts: number | null;
}

/** Wrong arguments throw a UsageError of one line. */
export function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = readArgs(
    args,
    { minutes: text, steps: text, seed: text, game: text, replay: text, charts: text },
    { least: 0, most: 0 },
  );
  const { minutes = values.steps === undefined ? '1' : undefined, steps, seed = '1', game } = values;
  const names = Object.keys(fuzzGames) as (keyof typeof fuzzGames)[];
  return {
    games: game === undefined ? Object.values(fuzzGames) : [fuzzGames[readOneOf(game, 'game', names)]],
    seed: readWhole(seed, 'seed', 0, 1_000_000),
    steps: steps === undefined ? Number.POSITIVE_INFINITY : readWhole(steps, 'steps', 1, 1_000_000_000),
    minutes: minutes === undefined ? Number.POSITIVE_INFINITY : readWhole(minutes, 'minutes', 1, 10_000),
    replay: values.replay ?? null,
    charts: values.charts === undefined ? null : readWhole(values.charts, 'charts', 1, 1_000_000_000),
  };
}
