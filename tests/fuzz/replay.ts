import type { GameTypes } from '@/play/playable.ts';
import type { Check } from './checks.ts';
import { type Failure, faultOf } from './failure.ts';
import type { FuzzGame } from './game.ts';
import { tableFor } from './play.ts';
import { within } from './within.ts';

/**
 * Plays a log with every check at every step. What is refused on the way is left out, or by choice replaced by a legal
 * action of the same type and seat; the failure's log ends with the action that shows it.
 */
export function replayed<T extends GameTypes>(
  game: FuzzGame<T>,
  checks: readonly Check<T>[],
  setup: T['setup'],
  actions: readonly T['action'][],
  standIns = false,
): Failure<T> | null {
  let log: readonly T['action'][] = [];
  let last: T['action'] | undefined;
  try {
    within(() => {
      const table = tableFor(game, setup, checks);
      log = table.log;
      for (const action of actions) {
        last = action;
        if (table.attempt(action, () => true).ok || !standIns) continue;
        const alike = ({ type, seat }: T['action']) => type === action.type && seat === action.seat;
        const instead = game.module.legal(table.state()).find(alike);
        if (!instead) continue;
        last = instead;
        table.attempt(instead, () => true);
      }
    });
    return null;
  } catch (error) {
    return { ...faultOf(error), setup, log: log.at(-1) === last || !last ? [...log] : [...log, last] };
  }
}
