import type { ActionOf } from '../actions.ts';
import { rulesOf } from '../choices.ts';
import type { Colour } from '../names.ts';
import type { GameState, Seat } from '../state.ts';
import { componentsOf, hasBonus, seatOf, tell, withSeat } from './lookup.ts';
import { type PlanMeans, refusePlan } from './plan.ts';
import { news, type RefusalOf, refusal } from './refuse.ts';
import { tallyPlan, tallySteve } from './symbols.ts';
import { takeTokenFor } from './tokens.ts';

/** Phase 1. */

/** SV.2: Steve gets a goods token, and his delayed improvement moves to the space of this round. */
function planForSteve(state: GameState, { colour, steve }: Seat): GameState {
  if (!steve) return state;
  const given = takeTokenFor(state, colour);
  const told = tell(
    given.state,
    given.taken ? news('SV.2', 'steveToken', { seat: colour }) : news('S4.4', 'steveNoToken', { seat: colour }),
  );
  if (steve.delayed === null) return told;
  return tell(
    withSeat(told, colour, { steve: { ...steve, delayed: null, placed: [...steve.placed, steve.delayed] } }),
    news('SV.2', 'steveImprovement', { tile: steve.delayed, round: state.round }),
  );
}

export function enterPlanning(state: GameState): GameState {
  const entered: GameState = { ...state, phase: 'planning' };
  return entered.seats.reduce((now, seat) => planForSteve(now, seat), entered);
}

export const planMeans = (state: GameState, colour: Colour): PlanMeans => {
  const seat = seatOf(state, colour);
  return {
    components: componentsOf(state),
    rules: rulesOf(state),
    improvements: seat.improvements,
    fourG: hasBonus(state, seat, '4G', 'A'),
  };
};

/** A plan may still be changed until everyone has one (S1.8). */
export function refusePlanning(state: GameState, action: ActionOf<'plan'>): RefusalOf | null {
  if (seatOf(state, action.seat).steve) return refusal('SV.1', 'noPads', {});
  return refusePlan(planMeans(state, action.seat), action.plan);
}

export const commitPlan = (state: GameState, { seat, plan }: ActionOf<'plan'>): GameState =>
  tell(withSeat(state, seat, { plan }), news('S1.8', 'planned', { seat }));

export const everyonePlanned = (state: GameState): boolean =>
  state.seats.every(({ plan, steve }) => steve !== null || plan !== null);

/** S1.3, S1.8: everyone shows at once; from here on only the active symbols matter. */
export function showPlans(state: GameState): GameState {
  const components = componentsOf(state);
  const rules = rulesOf(state);
  const seats = state.seats.map((seat): Seat => {
    if (seat.steve) return { ...seat, tally: tallySteve(components, seat.steve.placed) };
    return seat.plan ? { ...seat, tally: tallyPlan(components, rules, seat.plan, seat.improvements.length) } : seat;
  });
  return tell({ ...state, seats }, news('S1.8', 'revealed', {}));
}
