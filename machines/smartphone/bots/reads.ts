import type { Plan } from '../plan.ts';
import { powersOf } from '../rules/lookup.ts';
import { planMeans } from '../rules/planning.ts';
import { tallyPlan } from '../rules/symbols.ts';
import { totalGoods, yieldOf } from '../rules/yields.ts';
import type { GameState, Seat } from '../state.ts';
import type { Outcome } from './solver/outcome.ts';

/** What a seat's plans come to this round. */
export function planReader(state: GameState, seat: Seat): (plan: Plan) => Outcome {
  const { components, rules } = planMeans(state, seat.colour);
  const powers = powersOf(state, seat);
  return (plan) => {
    const tally = tallyPlan(components, rules, plan, seat.improvements.length);
    const { price, goods, improve, research, logistics } = yieldOf(components, rules, tally, powers);
    return { price, goods: totalGoods(goods), improve: Number(improve), research, logistics };
  };
}
