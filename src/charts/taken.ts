import { type Choose, playOut } from '@machines/core/playOut.ts';
import { type Charted, createRules, type SnapshotOf } from '@machines/core/rules.ts';
import { randomAction as coverageAction } from '@machines/coverage/bots/random.ts';
import { coverageChart } from '@machines/coverage/machine.ts';
import { coverage } from '@machines/coverage/module.ts';
import { randomAction } from '@machines/smartphone/bots/random.ts';
import { smartphoneChart } from '@machines/smartphone/machine.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import type { Game } from '@/site.ts';
import { activeStates, wayId } from './ids.ts';

/** How often each way of a chart is taken: seeded games of random players, played once for a build on the machines. */

const played = 24;
const mostMoves = 400;

interface Played {
  chart: Charted<never, never, never, never>;
  module: unknown;
  choose: unknown;
  setup: (seed: number) => unknown;
}

const games: Record<Game, Played> = {
  smartphone: {
    chart: smartphoneChart as never,
    module: smartphone,
    choose: randomAction,
    // Steve sits at every third table, and the sides of technologies are drawn.
    setup: (seed) => ({
      ruleSet: 'e2',
      rulings: {},
      seats: [
        { colour: 'green', player: 'random' },
        { colour: 'blue', player: seed % 3 === 0 ? 'steve' : 'random' },
        { colour: 'red', player: 'random' },
      ],
      technologySides: 'random',
      seed,
    }),
  },
  coverage: {
    chart: coverageChart as never,
    module: coverage,
    choose: coverageAction,
    setup: (seed) => ({
      ruleSet: 'book',
      rulings: {},
      seats: [
        { colour: 'green', player: 'random' },
        { colour: 'blue', player: 'random' },
        { colour: 'red', player: 'random' },
      ],
      map: 'three',
      seed,
    }),
  },
};

export interface TakenWays {
  games: number;
  moves: number;
  /** By the id of the way; one that is not there was never taken. */
  times: Readonly<Record<string, number>>;
  /** By the id of the state; one that is not there was never reached. */
  shortest: Readonly<Record<string, ShortWay>>;
}

const known = new Map<Game, TakenWays>();

/** The fewest moves, counted from the beginning of its phase, by which a recorded game came to a state. */
export interface ShortWay {
  moves: number;
  setup: unknown;
  log: readonly unknown[];
}

export function takenWays(game: Game): TakenWays {
  const before = known.get(game);
  if (before) return before;
  const { chart, module, choose, setup } = games[game];
  const times: Record<string, number> = {};
  const shortest: Record<string, ShortWay> = {};
  let moves = 0;
  for (let seed = 1; seed <= played; seed++) {
    const opening = setup(seed) as never;
    let left = mostMoves;
    const { log } = playOut(
      { module: module as never, choose: choose as Choose<unknown, never>, until: () => left-- <= 0 },
      opening,
    );
    const { entries } = createRules(chart as never, { setup: opening, log } as never).get();
    moves += log.length;
    let begun = { phase: '', move: 0 };
    for (const [move, { steps, snapshot }] of entries.entries()) {
      for (const { ways, snapshot: at } of steps) {
        for (const way of ways) times[wayId(way)] = (times[wayId(way)] ?? 0) + 1;
        const { phase } = (at as SnapshotOf<{ phase: string }>).context.game;
        // What follows from a move into the next phase has taken no move there.
        const since = phase === begun.phase ? move - begun.move : 0;
        for (const state of activeStates(at as never)) {
          const best = shortest[state];
          if (!best || since < best.moves) shortest[state] = { moves: since, setup: opening, log: log.slice(0, move) };
        }
      }
      const { phase } = (snapshot as SnapshotOf<{ phase: string }>).context.game;
      if (phase !== begun.phase) begun = { phase, move };
    }
  }
  const found = { games: played, moves, times, shortest };
  known.set(game, found);
  return found;
}
