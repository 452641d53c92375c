import type { Action } from '../smartphone/actions.ts';
import type { Colour, Phase } from '../smartphone/names.ts';
import { legalActions } from '../smartphone/rules/game.ts';
import { seatOf } from '../smartphone/rules/table.ts';
import type { GameState, Seat } from '../smartphone/state.ts';
import { chooseBonus } from './bonuses.ts';
import type { Choice } from './pick.ts';
import { choosePlan } from './planning.ts';
import { chooseSale } from './sale.ts';
import { seenBy } from './seen.ts';
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
  return { action, why: action.type === 'endTurn' ? 'Nothing else is worth doing.' : 'There is no other choice.' };
}

/**
 * A simple computer player: sound choices, one phase at a time, from what its seat may see.
 * The same position and the same `random` always give the same action.
 */
export function simpleAction(
  state: GameState,
  seat: Colour,
  random: number,
): { action: Action; why: string; random: number } {
  const seen = seenBy(state, seat);
  const own = seatOf(seen, seat);
  if (seen.phase === 'planning') return choosePlan(seen, own, random);
  const legal = legalActions(seen);
  const choose = seen.pending ? chooseBonus : choosers[seen.phase];
  return { ...(choose?.(seen, own, legal) ?? otherwise(legal)), random };
}
