import { playOut } from '@machines/core/playOut.ts';
import { createRules, type Entries, type SnapshotOf } from '@machines/core/rules.ts';
import type { Game } from '@/site.ts';
import { activeStates, wayId } from './ids.ts';
import { played } from './played.ts';

/** How often each way of a chart is taken: seeded games of random players, played once for a build on the machines. */

const tables = 24;
const mostMoves = 400;

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
  /** The game up to there. */
  entries: Entries<unknown, unknown>;
}

export function takenWays(game: Game): TakenWays {
  const before = known.get(game);
  if (before) return before;
  const { chart, module, random } = played[game];
  const times: Record<string, number> = {};
  const shortest: Record<string, ShortWay> = {};
  let moves = 0;
  for (let seed = 1; seed <= tables; seed++) {
    const opening = random.setup(seed) as never;
    let left = mostMoves;
    const { log } = playOut({ module: module as never, choose: random.choose, until: () => left-- <= 0 }, opening);
    const { entries } = createRules(chart as never, { starts: module.setUp(opening), log } as never).get();
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
          if (!best || since < best.moves) shortest[state] = { moves: since, entries: entries.slice(0, move + 1) };
        }
      }
      const { phase } = (snapshot as SnapshotOf<{ phase: string }>).context.game;
      if (phase !== begun.phase) begun = { phase, move };
    }
  }
  const found = { games: tables, moves, times, shortest };
  known.set(game, found);
  return found;
}
