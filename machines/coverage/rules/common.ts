import type { Action, ActionType } from '../actions.ts';
import type { ClauseId } from '../clauses/index.ts';
import type { GameState } from '../state.ts';
import { everyonePassed } from './ending.ts';
import { actingSeat, findSeat } from './lookup.ts';
import { type RefusalOf, refusal } from './refuse.ts';

/** The clause that says when each action is done. */
const clauseOf: Record<ActionType, ClauseId> = {
  auction: 'C2.7',
  act: 'C2.7',
  passTurn: 'C2.7',
  bid: 'C3.2',
  passAuction: 'C3.12',
  expand: 'C4.2',
  finish: 'C4.8',
};

/** What is asked of every action: is the game over, is there such a seat, is it the moment for it (`here`), its turn? */
export function refuseCommon(state: GameState, action: Action, here: boolean): RefusalOf | null {
  const asked = actingSeat(state);
  if (!asked) return refusal(everyonePassed(state) ? 'C6.1' : 'C7.1', 'gameOver', {});
  if (!findSeat(state, action.seat)) return refusal('C2.1', 'notSeated', { seat: action.seat });
  // C4.1: whoever acts for one company already wants to act for two.
  const rule = action.type === 'act' && state.turn.acting ? 'C4.1' : clauseOf[action.type];
  if (!here) return refusal(rule, 'wrongMoment', { phase: state.phase });
  if (asked === action.seat) return null;
  return state.phase === 'auction'
    ? refusal('C3.2', 'notYourBid', { turn: asked })
    : refusal('C2.7', 'notYourTurn', { turn: asked });
}

/** C3.12, C6.1: to pass is always open to whoever is asked. */
export const passIsOpen = (): RefusalOf | null => null;
