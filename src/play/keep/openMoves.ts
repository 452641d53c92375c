import type { GameTypes, ModuleOf } from '@machines/core/game.ts';

/**
 * How many moves of a log anyone may see. Asks the rules where the log ends, not where the page stands: after an undo
 * the page may stand in an earlier phase while hidden plans still lie ahead.
 */
export const openMoves = <T extends GameTypes>(
  rules: ModuleOf<T>,
  setup: T['setup'],
  log: readonly T['action'][],
): number =>
  rules.openMoves(log, () => log.reduce((state, action) => rules.step(state, action).state, rules.start(setup)));
