import type { Action, ActionType } from '../actions.ts';
import type { ClauseId } from '../clauses/index.ts';
import { type Phase, rounds } from '../names.ts';
import type { GameState } from '../state.ts';
import { findSeat } from './lookup.ts';
import { type RefusalOf, refusal } from './refuse.ts';
import { steveMove } from './steve.ts';
import { refuseTurn } from './turns.ts';

/** The clause that says when each action is done. */
const clauseOf: Record<ActionType, ClauseId> = {
  plan: 'S1.8',
  takeImprovement: 'S4.1',
  takeToken: 'S4.1',
  research: 'S5.1',
  complete: 'S5.4',
  placeFreeOffice: 'S9.6',
  expand: 'S6.1',
  secondOffice: 'S9.3',
  sellOffBoard: 'S9.9',
  takeBonus: 'SR.3',
  bonusProgress: 'SR.3',
  bonusPrice: 'SR.3',
  bonusOffice: 'SR.3',
  bonusMove: 'SR.3',
  declineBonus: 'SR.3',
  sell: 'S7.1',
  endTurn: 'SP.3',
};

/** Steve's actions are flat: the same keys with the same values, in whatever order. */
const sameAction = (a: Action, b: Action): boolean => {
  const other = new Map<string, unknown>(Object.entries(b));
  const entries = Object.entries(a);
  return entries.length === other.size && entries.every(([key, value]) => other.get(key) === value);
};

/** The line of his chapter by which Steve acts in each phase of turns. */
const stevesLine: Partial<Record<Phase, ClauseId>> = {
  improvement: 'SV.4',
  research: 'SV.5',
  logistics: 'SV.7',
  sale: 'SV.8',
};

/** Steve does what his list says and nothing else (chapter SV); where it says nothing, his turn ends by itself. */
function refuseForSteve(state: GameState, action: Action): RefusalOf | null {
  const move = steveMove(state);
  if (move && sameAction(move.action, action)) return null;
  const rule = move?.why.rule ?? stevesLine[state.phase];
  return rule ? refusal(rule, 'stevesChoice', {}) : null;
}

/** What is asked of every action: is the game over, is it the phase for it (`here`), the seat, its turn, Steve's list? */
export function refuseCommon(state: GameState, action: Action, here: boolean): RefusalOf | null {
  if (state.phase === 'over') return refusal('SE.1', 'gameOver', { rounds });
  if (!here) return refusal(clauseOf[action.type], 'wrongPhase', { phase: state.phase });
  const seat = findSeat(state, action.seat);
  if (!seat) return refusal('S0.1', 'notSeated', { seat: action.seat });
  return refuseTurn(state, action.seat) ?? (seat.steve ? refuseForSteve(state, action) : null);
}
