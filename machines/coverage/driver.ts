import { drive, type StepOf } from '../core/driver.ts';
import type { Action } from './actions.ts';
import { finish, nothingLeftToExpand } from './rules/acting.ts';
import { leaveUnsold, nobodyBid, sellShare, shareSold } from './rules/auction.ts';
import { countLastTurns, countTurn, endGame, endSetOff, everyonePassed, lastTurnPlayed } from './rules/ending.ts';
import { apply, refuse } from './rules/game.ts';
import type { RefusalOf } from './rules/refuse.ts';
import { setUp } from './rules/setup.ts';
import { passToTheLeft } from './rules/turns.ts';
import { mustPool, payUpkeep, poolOne } from './rules/upkeep.ts';
import type { GameState, Setup } from './state.ts';

/**
 * The rules without a chart: the same functions in the same order, for bots and bulk runs.
 * A test holds it and the game machine together.
 */

function afterTurn(state: GameState): GameState {
  if (everyonePassed(state)) return endGame(state);
  if (endSetOff(state)) return passToTheLeft(countLastTurns(state));
  return lastTurnPlayed(state) ? endGame(state) : passToTheLeft(countTurn(state));
}

function automatic(state: GameState): GameState | null {
  switch (state.phase) {
    case 'auction':
      if (shareSold(state)) return sellShare(state);
      return nobodyBid(state) ? leaveUnsold(state) : null;
    case 'acting':
      return nothingLeftToExpand(state) ? finish(state) : null;
    case 'upkeep':
      return mustPool(state) ? poolOne(state) : payUpkeep(state);
    case 'ending':
      return afterTurn(state);
    default:
      return null;
  }
}

const { settle, step, settling } = drive<GameState, Action, RefusalOf>({ refuse, apply, automatic });

export { settling, step };

/** A new game, resting where the first seat has to act. */
export const newGame = (setup: Setup): GameState => settle(setUp(setup));

export type Step = StepOf<GameState, RefusalOf>;
