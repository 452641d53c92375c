import type { Why } from '../../core/why.ts';
import type { Plan } from '../plan.ts';
import { type PlanMeans, refusePlan } from '../rules/plan.ts';
import { planMeans } from '../rules/planning.ts';
import { lays, randomPlan } from '../rules/planSpace.ts';
import type { GameState, Seat } from '../state.ts';
import { because } from './because.ts';
import { outcomeRating } from './rate.ts';
import { planReader } from './reads.ts';
import type { Outcome } from './solver/outcome.ts';
import type { Choice } from './think.ts';

/** Phase 1: draw many legal plans, score what each gives, then lay the improvements of the best ones better. */

const draws = 1200;
const refined = 8;
interface Scored {
  plan: Plan;
  outcome: Outcome;
  score: number;
}

/** Every other way to lay one improvement of a plan, or to leave it face down. */
function* relaid(means: PlanMeans, plan: Plan, tile: number): Generator<Plan> {
  const others = plan.improvements.filter((placed) => placed.tile !== tile);
  if (others.length < plan.improvements.length) yield { ...plan, improvements: others };
  for (const lay of lays(means, plan)) {
    const next = { ...plan, improvements: [...others, { ...lay, tile }] };
    if (others.length === 0 || !refusePlan(means, next)) yield next;
  }
}

export function choosePlan(state: GameState, seat: Seat, random: number): Choice & { random: number } {
  const means = planMeans(state, seat.colour);
  const rating = outcomeRating(state, seat);
  const reads = planReader(state, seat);
  const look = (plan: Plan): Scored => {
    const outcome = reads(plan);
    return { plan, outcome, score: rating(outcome) };
  };
  let next = random;
  const drawn: Scored[] = [];
  for (let at = 0; at < draws; at++) {
    const [plan, after] = randomPlan(means, next);
    next = after;
    drawn.push(look(plan));
  }
  drawn.sort((a, b) => b.score - a.score);
  let found = drawn[0] as Scored;
  for (const start of drawn.slice(0, refined)) {
    let here = start;
    for (const tile of seat.improvements)
      for (const plan of relaid(means, here.plan, tile)) {
        const seen = look(plan);
        if (seen.score > here.score) here = seen;
      }
    if (here.score > found.score) found = here;
  }
  return { action: { type: 'plan', seat: seat.colour, plan: found.plan }, why: whyPlan(found.outcome), random: next };
}

function whyPlan({ price, goods, research, logistics, improve }: Outcome): Why {
  const gives = [
    because('goods', { goods }),
    because('research', { research }),
    because('logistics', { logistics }),
    ...(improve ? [because('improvement')] : []),
  ];
  return because('plan', { price }, { gives });
}
