import { groupBy } from '../../../core/group.ts';
import { powersOf } from '../../rules/lookup.ts';
import { planMeans } from '../../rules/planning.ts';
import { tileSymbols } from '../../rules/tiles.ts';
import type { GameState, Seat } from '../../state.ts';
import { outcomeRating } from '../rate.ts';
import type { Outcome } from '../solver/outcome.ts';
import { type Solution, solvePlans } from '../solver/solve.ts';

/** What a seat can plan, and of that what is worth looking at. */
export interface Options {
  solution: Solution;
  /** At each price, with and without an improvement, what no other outcome beats in everything. */
  worthwhile: Outcome[];
}

const beats = (a: Outcome, b: Outcome): boolean =>
  a.goods >= b.goods && a.research >= b.research && a.logistics >= b.logistics;

function unbeaten(outcomes: readonly Outcome[]): Outcome[] {
  const kept: Outcome[] = [];
  // More of everything first, so that what is kept is never beaten by what comes after.
  const size = ({ goods, research, logistics }: Outcome) => goods + research + logistics;
  for (const outcome of outcomes.toSorted((a, b) => size(b) - size(a)))
    if (!kept.some((other) => beats(other, outcome))) kept.push(outcome);
  return kept;
}

/** The same improvements and technologies come up again and again within a game. */
const known = new WeakMap<object, Map<string, Options>>();
const mostKnown = 300;

export function optionsOf(state: GameState, seat: Seat): Options {
  const means = planMeans(state, seat.colour);
  const powers = powersOf(state, seat);
  const held = known.get(means.components.pads) ?? new Map<string, Options>();
  known.set(means.components.pads, held);
  const tiles = seat.improvements.map((tile) => [tile, ...tileSymbols(means.components, tile)]);
  const key = JSON.stringify([tiles, powers, means.fourG, means.components.priceTrack, Object.values(means.rules)]);
  let options = held.get(key);
  if (!options) {
    const solution = solvePlans(means, powers);
    const groups = groupBy(solution.outcomes, ({ price, improve }) => price * 2 + improve);
    options = { solution, worthwhile: [...groups.values()].flatMap(unbeaten) };
    if (held.size >= mostKnown) held.clear();
    held.set(key, options);
  }
  return options;
}

/** The worthwhile outcomes, what looks best this round first. */
export function ranked(state: GameState, seat: Seat): { outcome: Outcome; rating: number }[] {
  const rate = outcomeRating(state, seat);
  return optionsOf(state, seat)
    .worthwhile.map((outcome) => ({ outcome, rating: rate(outcome) }))
    .sort((a, b) => b.rating - a.rating);
}
