import type { Action } from '../actions.ts';
import type { Phase } from '../names.ts';
import { legalActions } from '../rules/legal.ts';
import type { GameState, Seat } from '../state.ts';
import { because } from './because.ts';
import { chooseBonus } from './bonuses.ts';
import { chooseSale } from './sale.ts';
import type { Choice } from './think.ts';
import { chooseImprovement, chooseLogistics, chooseResearch } from './turns.ts';

type Choose = (state: GameState, seat: Seat, legal: readonly Action[]) => Choice | null;

const choosers: Partial<Record<Phase, Choose>> = {
  improvement: chooseImprovement,
  research: chooseResearch,
  logistics: chooseLogistics,
  sale: chooseSale,
};

/** Ends the turn when nothing worth doing is left; an action that has to be taken is taken. */
function otherwise(legal: readonly Action[]): Choice {
  const action = legal.find(({ type }) => type === 'endTurn') ?? legal[0];
  if (!action) throw new RangeError('There is nothing to decide.');
  return { action, why: because(action.type === 'endTurn' ? 'nothingElse' : 'noOther') };
}

/** A sound choice in any phase of turns, from what everyone sees once plans are shown. */
export function soundChoice(state: GameState, seat: Seat): Choice {
  const legal = legalActions(state);
  const choose = state.pending ? chooseBonus : choosers[state.phase];
  return choose?.(state, seat, legal) ?? otherwise(legal);
}
