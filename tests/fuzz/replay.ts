import type { GameTypes } from '@/play/playable.ts';
import type { Check } from './checks.ts';
import { type Failure, faultOf } from './failure.ts';
import type { FuzzGame } from './game.ts';
import { tableFor } from './play.ts';
import { within } from './within.ts';

/**
 * Plays a log with every check at every step. What is refused on the way is left out; the failure's log ends with the
 * action that shows it.
 */
export function replayed<T extends GameTypes>(
  game: FuzzGame<T>,
  checks: readonly Check<T>[],
  setup: T['setup'],
  actions: readonly T['action'][],
): Failure<T> | null {
  let log: readonly T['action'][] = [];
  let last: T['action'] | undefined;
  try {
    within(() => {
      const table = tableFor(game, setup, checks);
      log = table.log;
      for (const action of actions) {
        last = action;
        table.attempt(action, () => true);
      }
    });
    return null;
  } catch (error) {
    return { ...faultOf(error), setup, log: log.at(-1) === last || !last ? [...log] : [...log, last] };
  }
}
