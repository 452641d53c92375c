import type { Action, ActionType } from '../actions.ts';
import type { ClauseId } from '../clauses/index.ts';
import type { Phase } from '../names.ts';
import type { GameState } from '../state.ts';
import * as acting from './acting.ts';
import * as auction from './auction.ts';
import { everyonePassed } from './ending.ts';
import { type RefusalOf, refusal } from './refuse.ts';
import { actingSeat, findSeat } from './table.ts';
import * as turns from './turns.ts';

/** When each action belongs, and the clause that says so. */
const homes: Record<ActionType, { phase: Phase; rule: ClauseId }> = {
  auction: { phase: 'choosing', rule: 'C2.7' },
  act: { phase: 'choosing', rule: 'C2.7' },
  passTurn: { phase: 'choosing', rule: 'C2.7' },
  bid: { phase: 'auction', rule: 'C3.2' },
  passAuction: { phase: 'auction', rule: 'C3.12' },
  expand: { phase: 'acting', rule: 'C4.2' },
  finish: { phase: 'acting', rule: 'C4.8' },
};

function refuseDeed(state: GameState, action: Action): RefusalOf | null {
  switch (action.type) {
    case 'auction':
      return auction.refuseAuction(state, action);
    case 'bid':
      return auction.refuseBid(state, action);
    case 'act':
      return acting.refuseAct(state, action);
    case 'expand':
      return acting.refuseExpand(state, action);
    case 'finish':
      return acting.refuseFinish(state);
    case 'passAuction':
    case 'passTurn':
      return null;
  }
}

/** Why an action may not be done now: the one door that refusals, lists, charts, bots and pages all go through. */
export function refuse(state: GameState, action: Action): RefusalOf | null {
  const asked = actingSeat(state);
  if (!asked) return refusal(everyonePassed(state) ? 'C6.1' : 'C7.1', 'gameOver', {});
  if (!findSeat(state, action.seat)) return refusal('C2.1', 'notSeated', { seat: action.seat });
  const { phase, rule } = homes[action.type];
  // C4.1: whoever acts for one company already wants to act for two.
  if (phase !== state.phase)
    return refusal(action.type === 'act' && state.turn.acting ? 'C4.1' : rule, 'wrongMoment', { phase: state.phase });
  if (asked !== action.seat)
    return refusal(phase === 'auction' ? 'C3.2' : 'C2.7', phase === 'auction' ? 'notYourBid' : 'notYourTurn', {
      turn: asked,
    });
  return refuseDeed(state, action);
}

function deed(state: GameState, action: Action): GameState {
  switch (action.type) {
    case 'auction':
      return auction.startAuction(state, action);
    case 'bid':
      return auction.placeBid(state, action);
    case 'passAuction':
      return auction.passAuction(state, action);
    case 'act':
      return acting.act(state, action);
    case 'expand':
      return acting.applyExpand(state, action);
    case 'finish':
      return acting.finish(state);
    case 'passTurn':
      return turns.passTurn(state, action);
  }
}

/** Does an action that was not refused. Automatic steps that follow are the driver's or the chart's to take. */
export const apply = (state: GameState, action: Action): GameState => deed({ ...state, news: [] }, action);

/** Every legal action of whoever has to act. Of bids only the least is listed; `bidRange` tells how far they go. */
export function legalActions(state: GameState): Action[] {
  switch (state.phase) {
    case 'choosing':
      return turns.legalChoices(state);
    case 'auction':
      return auction.legalBidding(state);
    case 'acting':
      return acting.legalActing(state);
    default:
      return [];
  }
}
