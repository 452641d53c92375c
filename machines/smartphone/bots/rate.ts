import { type Region, rounds } from '../names.ts';
import { hasBonus } from '../rules/lookup.ts';
import type { GameState, Seat } from '../state.ts';
import { spend } from './goals.ts';
import type { Outcome } from './solver/outcome.ts';
import { demand, regionGoals, technologyGoals } from './worth.ts';

/** An improvement is worth about this much more in each later round than the token it replaces (S4.1). */
const improvementLead = 1.6;
/** A good that finds no buyer may still find one. */
const surplusGood = 0.3;
const keptGood = 2;

/** What a plan's outcome is worth this round, in VP; the same few numbers come again and again, so parts are kept. */
export function outcomeRating(state: GameState, seat: Seat): (outcome: Outcome) => number {
  const last = state.round === rounds;
  const research = new Map<number, number>();
  const logistics = new Map<number, { worth: number; reached: Region[] }>();
  const buyers = new Map<number, number>();
  const keep = <V>(known: Map<number, V>, key: number, work: () => V): V => {
    const held = known.get(key);
    if (held !== undefined) return held;
    const value = work();
    known.set(key, value);
    return value;
  };
  const technologies = technologyGoals(state, seat);
  const regions = regionGoals(state, seat);
  const left = !last && hasBonus(state, seat, 'Wi-Fi', 'B') ? keptGood : surplusGood;
  return (outcome) => {
    const studied = keep(research, outcome.research, () => spend(technologies, outcome.research, last).worth);
    const opened = keep(logistics, outcome.logistics, () => spend(regions, outcome.logistics, last));
    const wanted = keep(buyers, outcome.price * 64 + outcome.logistics, () =>
      demand(state, seat, outcome.price, opened.reached),
    );
    const goods = outcome.goods + seat.goods;
    const sold = Math.min(goods, wanted);
    const improvement = outcome.improve ? improvementLead * (rounds - state.round) : 0;
    return sold * (outcome.price + 0.5) + (goods - sold) * left + studied + opened.worth + improvement;
  };
}
