import type { Action } from '@machines/smartphone/actions.ts';
import { step } from '@machines/smartphone/flow.ts';
import { newGame } from '@machines/smartphone/start.ts';
import type { GameState, Setup } from '@machines/smartphone/state.ts';

/**
 * S1.8: plans are secret until everyone has one. While a round is being planned, the plans at the end of the log are
 * those of this round; every earlier one has been shown.
 */
const firstHidden = ({ phase }: Pick<GameState, 'phase'>, log: readonly Action[]): number =>
  phase === 'planning' ? log.findLastIndex(({ type }) => type !== 'plan') + 1 : log.length;

/** The part of a log that anyone may see. The state is the one after the whole log. */
export const sharableLog = (state: Pick<GameState, 'phase'>, log: readonly Action[]): Action[] =>
  log.slice(0, firstHidden(state, log));

/**
 * How many moves of a log are open. Asks the rules where the log ends, not where the page stands: after an undo the
 * page may stand in an earlier phase while hidden plans still lie ahead.
 */
export function openMoves(setup: Setup, log: readonly Action[]): number {
  if (log.at(-1)?.type !== 'plan') return log.length;
  const end = log.reduce((state, action) => step(state, action).state, newGame(setup));
  return firstHidden(end, log);
}
