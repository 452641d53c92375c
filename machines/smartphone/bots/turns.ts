import { best } from '../../core/bots/choice.ts';
import type { Action } from '../actions.ts';
import { ofType } from '../actions.ts';
import { type GameSymbol, rounds } from '../names.ts';
import { componentsOf } from '../rules/lookup.ts';
import { patentTaken } from '../rules/technologies.ts';
import { tileSymbols } from '../rules/tiles.ts';
import type { GameState, Seat } from '../state.ts';
import { because } from './because.ts';
import { type Goal, nextGoal } from './goals.ts';
import type { Choice } from './think.ts';
import { demand, officeRaise, regionGoals, technologyGoals } from './worth.ts';

/** Phases 4 to 6. */

const symbolWorth: Record<GameSymbol, number> = {
  goods: 3,
  goodsPriceDown: 2.2,
  priceUp: 2.4,
  research: 2.6,
  logistics: 3.2,
  improve: 0,
};

export function chooseImprovement(state: GameState, _seat: Seat, legal: readonly Action[]): Choice | null {
  const symbols = (tile: number) => tileSymbols(componentsOf(state), tile);
  const action = best(ofType(legal, 'takeImprovement'), ({ tile }) =>
    symbols(tile).reduce((sum, symbol) => sum + symbolWorth[symbol], 0),
  );
  if (action) return { action, why: because('bestImprovement') };
  const [token] = ofType(legal, 'takeToken');
  return token ? { action: token, why: because('onlyToken') } : null;
}

/** The goal to come closer to; in the last round only what can be finished is worth anything. */
function goalNow<Name>(state: GameState, goals: readonly Goal<Name>[]): Goal<Name> | null {
  const progress = state.turn?.progress ?? 0;
  const goal = nextGoal(goals, progress);
  return goal && state.round === rounds && goal.need > progress ? null : goal;
}

export function chooseResearch(state: GameState, seat: Seat, legal: readonly Action[]): Choice | null {
  const [paid] = ofType(legal, 'complete');
  if (paid) return { action: paid, why: because('paidFor', { technology: paid.technology }) };
  const open = ofType(legal, 'research');
  const progress = state.turn?.progress ?? 0;
  const goal = goalNow(
    state,
    technologyGoals(state, seat).filter(({ name }) => open.some(({ technology }) => technology === name)),
  );
  const action = open.find(({ technology }) => technology === goal?.name);
  if (!action || !goal) return null;
  const reason = goal.need <= progress ? 'researchDone' : 'researchMost';
  const { name: technology, need } = goal;
  return { action, why: because(patentTaken(state, technology) ? reason : `${reason}Patent`, { technology, need }) };
}

/** S9.9: only what the board is not going to buy leaves it by NFC. */
function chooseOffBoard(state: GameState, seat: Seat, legal: readonly Action[]): Choice | null {
  const onBoard = demand({ ...state, turn: state.turn && { ...state.turn, soldOffBoard: 3 } }, seat, seat.price);
  const surplus = seat.goods - Math.floor(onBoard);
  const action = best(
    ofType(legal, 'sellOffBoard').filter(({ amount: sold }) => sold <= surplus),
    ({ amount: sold }) => sold,
  );
  return action && { action, why: because('offBoard', { amount: action.amount }) };
}

export function chooseLogistics(state: GameState, seat: Seat, legal: readonly Action[]): Choice | null {
  const open = ofType(legal, 'expand');
  const progress = state.turn?.progress ?? 0;
  const goal = goalNow(
    state,
    regionGoals(state, seat).filter(({ name }) => open.some(({ region }) => region === name)),
  );
  const action = open.find(({ region }) => region === goal?.name);
  if (action && goal) {
    const kind = state.retailers[goal.name] ? 'Retailer' : 'Buyers';
    const reason = goal.need <= progress ? 'reach' : 'towards';
    return { action, why: because(`${reason}${kind}`, { region: goal.name, need: goal.need }) };
  }
  const second = best(ofType(legal, 'secondOffice'), ({ region }) => officeRaise(state, region));
  if (second) return { action: second, why: because('secondOffice', { region: second.region }) };
  return chooseOffBoard(state, seat, legal);
}
