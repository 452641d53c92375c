import type { Action } from '../smartphone/actions.ts';
import { type GameSymbol, rounds } from '../smartphone/names.ts';
import { componentsOf } from '../smartphone/rules/table.ts';
import { patentTaken } from '../smartphone/rules/technologies.ts';
import { tileSymbols } from '../smartphone/rules/tiles.ts';
import type { GameState, Seat } from '../smartphone/state.ts';
import { type Goal, nextGoal } from './goals.ts';
import { amount, best, type Choice, ofType } from './pick.ts';
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
  if (action) return { action, why: 'Of the improvements in the block its two symbols are worth most.' };
  const [token] = ofType(legal, 'takeToken');
  return token
    ? { action: token, why: 'Without an active improvement symbol there is only the token: one more good each round.' }
    : null;
}

/** The goal to come closer to; in the last round only what can be finished is worth anything. */
function goalNow<Name>(state: GameState, goals: readonly Goal<Name>[]): Goal<Name> | null {
  const progress = state.turn?.progress ?? 0;
  const goal = nextGoal(goals, progress);
  return goal && state.round === rounds && goal.need > progress ? null : goal;
}

export function chooseResearch(state: GameState, seat: Seat, legal: readonly Action[]): Choice | null {
  const [paid] = ofType(legal, 'complete');
  if (paid) return { action: paid, why: `${paid.technology} is paid for.` };
  const open = ofType(legal, 'research');
  const progress = state.turn?.progress ?? 0;
  const goal = goalNow(
    state,
    technologyGoals(state, seat).filter(({ name }) => open.some(({ technology }) => technology === name)),
  );
  const action = open.find(({ technology }) => technology === goal?.name);
  if (!action || !goal) return null;
  const prize = patentTaken(state, goal.name) ? '' : ', with its patent still there';
  const reason =
    goal.need <= progress
      ? `can be finished this turn${prize}`
      : `gives most for the ${goal.need} it still costs${prize}`;
  return { action, why: `${goal.name} ${reason}.` };
}

/** S9.9: only what the board is not going to buy leaves it by NFC. */
function chooseOffBoard(state: GameState, seat: Seat, legal: readonly Action[]): Choice | null {
  const onBoard = demand({ ...state, turn: state.turn && { ...state.turn, soldOffBoard: true } }, seat, seat.price);
  const surplus = seat.goods - Math.floor(onBoard);
  const action = best(
    ofType(legal, 'sellOffBoard').filter(({ amount: sold }) => sold <= surplus),
    ({ amount: sold }) => sold,
  );
  return (
    action && { action, why: `The board will hardly buy ${amount(action.amount, 'good')} of these, so NFC sells them.` }
  );
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
    const kind = state.retailers[goal.name] ? 'the VP of its retailer' : 'its buyers and control';
    const reason = goal.need <= progress ? 'can be reached this turn' : `still takes ${goal.need}`;
    return { action, why: `${goal.name} ${reason}; ${kind} are worth most for the progress.` };
  }
  const second = best(ofType(legal, 'secondOffice'), ({ region }) => officeRaise(state, region));
  if (second) return { action: second, why: `A second office in ${second.region} raises what control pays there.` };
  return chooseOffBoard(state, seat, legal);
}
