import type { Compared } from '../../../core/bots/think.ts';
import { groupBy } from '../../../core/group.ts';
import { draw } from '../../../core/random.ts';
import { sameAction } from '../../../core/sameAction.ts';
import type { Action, ActionOf } from '../../actions.ts';
import type { Colour } from '../../names.ts';
import { seatOf } from '../../rules/lookup.ts';
import type { GameState, Seat } from '../../state.ts';
import { planReader } from '../reads.ts';
import type { Outcome } from '../solver/outcome.ts';
import type { Thought } from '../think.ts';
import { optionsOf, ranked } from './options.ts';
import { lead, outlookOf } from './outlook.ts';
import { playRound, stateAfter } from './playout.ts';
import { whyPlan } from './reasons.ts';

/** Phase 1: of all a legal plan can give, what does best against likely plans of the others. */

/** Outcomes that look best at first, besides the best at each price. */
const candidatesTried = 16;
/** Worlds each candidate is tried in before the worse half is dropped, and how many are never dropped. */
const worldsAStage = 3;
const fewest = 3;
/** Another seat's plans that look at most so much worse than its best are all as likely. */
const likelyWithin = 6;
const mostLikely = 12;

export interface Candidate {
  outcome: Outcome;
  action: ActionOf<'plan'>;
  sum: number;
  tried: number;
}

const mean = ({ sum, tried }: Candidate): number => (tried ? sum / tried : Number.NEGATIVE_INFINITY);
const byMean = (a: Candidate, b: Candidate): number => mean(b) - mean(a);

const planAction = (state: GameState, seat: Seat, outcome: Outcome): ActionOf<'plan'> => ({
  type: 'plan',
  seat: seat.colour,
  plan: optionsOf(state, seat).solution.planFor(outcome),
});

function candidatesFor(state: GameState, seat: Seat, most: number): Candidate[] {
  const rated = ranked(state, seat);
  const atEachPrice = [...groupBy(rated, ({ outcome }) => outcome.price).values()].flatMap((group) =>
    group.slice(0, 1),
  );
  return [...new Set([...rated.slice(0, most), ...atEachPrice])].map(({ outcome }) => ({
    outcome,
    action: planAction(state, seat, outcome),
    sum: 0,
    tried: 0,
  }));
}

/** A likely plan of everyone else, from what is public about them. Steve's pad is known. */
export interface World {
  state: GameState;
  prices: number[];
}

function worldMaker(seen: GameState, colour: Colour) {
  const rivals = seen.seats
    .filter((seat) => !seat.steve && seat.colour !== colour)
    .map((seat) => {
      const rated = ranked(seen, seat);
      const least = (rated[0]?.rating ?? 0) - likelyWithin;
      return { seat, likely: rated.filter(({ rating }) => rating >= least).slice(0, mostLikely) };
    });
  const make = (random: number): { world: World; random: number } => {
    let next = random;
    const world: World = { state: seen, prices: [] };
    for (const { seat, likely } of rivals) {
      const [at, drawn] = draw(next, likely.length);
      next = drawn;
      const outcome = likely[at]?.outcome;
      if (!outcome) continue;
      world.state = stateAfter(world.state, planAction(seen, seat, outcome));
      world.prices.push(outcome.price);
    }
    return { world, random: next };
  };
  return { make, hidden: rivals.length > 0 };
}

function tryIn({ state }: World, candidate: Candidate, colour: Colour): void {
  candidate.sum += lead(outlookOf(playRound(stateAfter(state, candidate.action)), colour));
  candidate.tried++;
}

const candidateOf = (state: GameState, seat: Seat, action: ActionOf<'plan'>): Candidate => ({
  outcome: planReader(state, seat)(action.plan),
  action,
  sum: 0,
  tried: 0,
});

/** Plans that come to the same are the same choice, however the pads lie. */
const compared = (other: Candidate, best: Candidate): Compared => {
  const same = sameAction(other.outcome, best.outcome);
  return { same, short: same ? 0 : Math.max(0, mean(best) - mean(other)) };
};

export function* thinkPlan(
  seen: GameState,
  colour: Colour,
  random: number,
  playouts: number,
  instead?: Action,
): Generator<Thought, void> {
  const { make, hidden } = worldMaker(seen, colour);
  const other = instead?.type === 'plan' ? candidateOf(seen, seatOf(seen, colour), instead) : null;
  // Against Steve alone there is nothing to guess, so each candidate is tried once, and there can be more of them.
  const all = candidatesFor(seen, seatOf(seen, colour), hidden ? candidatesTried : playouts);
  const worlds: World[] = [];
  const of = hidden ? Math.max(playouts, all.length) : all.length;
  let live = all;
  let next = random;
  let done = 0;
  const thought = (): Thought => {
    const best = all.toSorted((a, b) => b.tried - a.tried || byMean(a, b))[0] as Candidate;
    return {
      choice: { action: best.action, why: whyPlan(best, all, worlds) },
      done,
      of,
      random: next,
      ...(other && { instead: compared(other, best) }),
    };
  };
  while (done < of) {
    const stage = hidden ? worldsAStage : 1;
    for (let at = 0; at < stage && done < of; at++) {
      const made = make(next);
      next = made.random;
      worlds.push(made.world);
      for (const candidate of live) {
        tryIn(made.world, candidate, colour);
        done++;
      }
      // Tried in every world, as the choice is, so that luck with the worlds cancels out.
      if (other) tryIn(made.world, other, colour);
      yield thought();
    }
    live = live.toSorted(byMean).slice(0, Math.max(fewest, Math.ceil(live.length / 2)));
  }
}
