import type { Action } from '../actions.ts';
import type { Phase } from '../names.ts';
import type { GameState } from '../state.ts';
import { legalImprovementActions, refuseTakeImprovement } from './improvement.ts';
import { legalLogisticsActions, refuseExpand } from './logistics.ts';
import type { RefusalOf } from './refuse.ts';
import { legalResearchActions, refuseComplete, refuseResearch } from './research.ts';
import { legalSaleActions, refuseSell } from './sale.ts';
import { steveMove } from './steve.ts';
import { currentSeat } from './turns.ts';

/** What the seat whose turn it is may do, from the same functions that refuse. */
const lists: Partial<Record<Phase, (state: GameState) => Action[]>> = {
  improvement: legalImprovementActions,
  research: legalResearchActions,
  logistics: legalLogisticsActions,
  sale: legalSaleActions,
};

/** Why Steve may not do what his list says. */
function refuseMove(state: GameState, action: Action): RefusalOf | null {
  switch (action.type) {
    case 'takeImprovement':
      return refuseTakeImprovement(state, action);
    case 'research':
      return refuseResearch(state, action);
    case 'complete':
      return refuseComplete(state, action);
    case 'expand':
      return refuseExpand(state, action);
    case 'sell':
      return refuseSell(state, action);
    default:
      return null;
  }
}

function listActions(state: GameState): Action[] {
  const list = lists[state.phase];
  if (!state.turn || !list) return [];
  if (!currentSeat(state).steve) return list(state);
  const move = steveMove(state);
  return move && !refuseMove(state, move.action) ? [move.action] : [];
}

/** The last list worked out: the turn's end asks for it, and whoever has to act asks again for the same state. */
let listed: { state: GameState; actions: Action[] } | null = null;

/** Every legal action of the seat whose turn it is. For planning see planSpace.ts. */
export function legalActions(state: GameState): Action[] {
  if (listed?.state !== state) listed = { state, actions: listActions(state) };
  return listed.actions;
}

/** Nothing is left that the seat whose turn it is could do but end it. */
export const turnOver = (state: GameState): boolean =>
  state.turn !== null && state.pending === null && legalActions(state).every(({ type }) => type === 'endTurn');
