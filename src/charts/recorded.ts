import { playOut } from '@machines/core/playOut.ts';
import { createRules } from '@machines/core/rules.ts';
import type { Game } from '@/site.ts';
import { activeStates } from './ids.ts';
import { played } from './played.ts';

/** A stretch of play that a chart is shown with: computer players sat down to it when the site was built. */
export interface Recorded {
  /** The table as it is set up. */
  starts: unknown;
  log: readonly unknown[];
  /** The move after which it is first looked at, and the states it is in then. */
  opens: number;
  active: readonly string[];
}

/** Opened at the second move that comes to rest in a state, so that there is something to look back at. */
function record(game: Game): Recorded {
  const { chart, module, shown } = played[game];
  const { setup, choose, until } = shown;
  const { log } = playOut({ module: module as never, choose, until }, setup as never);
  const starts = module.setUp(setup as never);
  const { entries } = createRules(chart as never, { starts, log } as never).get();
  const at = (move: number) => activeStates(entries[move]?.snapshot as never);
  const there = entries.flatMap((_, move) => (at(move).includes(shown.opens) ? [move] : []));
  const opens = there[1] ?? there[0] ?? 0;
  return { starts, log, opens, active: at(opens) };
}

const known = new Map<Game, Recorded>();

export function recorded(game: Game): Recorded {
  const found = known.get(game) ?? record(game);
  known.set(game, found);
  return found;
}
