import type { Plan } from '../../plan.ts';
import type { PlanMeans } from '../../rules/plan.ts';
import { type Stacking, stackings } from '../../rules/planSpace.ts';
import { tileSymbols } from '../../rules/tiles.ts';
import type { Powers } from '../../rules/yields.ts';
import { examplePlan } from './example.ts';
import { type Outcome, outcomeOf, weightsOf } from './outcome.ts';
import { packingFor } from './packing.ts';
import { type PadSide, padSide } from './padSide.ts';
import { padSums } from './padSums.ts';
import { type TileSum, tileSide } from './tileSide.ts';

/**
 * All outcomes a legal plan can reach, exactly. A plan's outcome is what the pads still show plus what the improvements
 * give; where an improvement lies matters only by the cells it covers and the symbols it shows. So the two are counted
 * apart, and meet in how many improvements show both symbols, one, or none.
 */
export interface Solution {
  /** Sorted by price, goods, improvement, research, logistics. */
  outcomes: Outcome[];
  /** A legal plan with exactly this outcome, one of `outcomes`. */
  planFor(outcome: Outcome): Plan;
}

/** So many improvements and no more can be asked about; the game has 32, of which a seat gets at most five. */
export const mostImprovements = 31;

const rulingsThatMatter = (means: PlanMeans): string => {
  const { twoCoverOne, coverThroughPad, e1FourG, overhangActive, overhangOverlap, tuckedUnder, padOverImprovement } =
    means.rules;
  return [
    twoCoverOne,
    coverThroughPad,
    e1FourG,
    overhangActive,
    overhangOverlap,
    tuckedUnder,
    padOverImprovement,
  ].join();
};

const known = new WeakMap<object, Map<string, PadSide>>();

/** The part that depends on pads and rules only is worked out once. */
function knownPadSide(means: PlanMeans, most: number, on: readonly Stacking[]): PadSide {
  if (on !== stackings) return padSide(means, most, on);
  const { pads } = means.components;
  const held = known.get(pads) ?? new Map<string, PadSide>();
  known.set(pads, held);
  const key = `${most} ${means.fourG} ${rulingsThatMatter(means)}`;
  const side = held.get(key) ?? padSide(means, most, on);
  held.set(key, side);
  return side;
}

const compare = (a: Outcome, b: Outcome): number =>
  a.price - b.price ||
  a.goods - b.goods ||
  a.improve - b.improve ||
  a.research - b.research ||
  a.logistics - b.logistics;

const keyOf = ({ price, goods, improve, research, logistics }: Outcome): string =>
  [price, goods, improve, research, logistics].join();

/** `on` narrows it to some ways to lay the pads; left out, all count. */
export function solvePlans(means: PlanMeans, powers: Powers, on: readonly Stacking[] = stackings): Solution {
  const tiles = means.improvements.map((tile) => tileSymbols(means.components, tile));
  if (tiles.length > mostImprovements) throw new RangeError(`${tiles.length} improvements are too many to plan with.`);
  const weights = weightsOf(means, powers);
  const packing = packingFor(means, tiles, weights);
  const side = knownPadSide(means, tiles.length, on);
  const pads = padSums(means, side, weights, packing);
  const most = pads.reduce(
    (top, { both, one, none }) => ({
      both: Math.max(top.both, both),
      one: Math.max(top.one, one),
      none: Math.max(top.none, 31 - Math.clz32(none)),
    }),
    { both: 0, one: 0, none: 0 },
  );
  const byKind = new Map<number, { none: number; first: number; sums: Int32Array }[]>();
  const tileSums: TileSum[] = [];
  const noneOf: number[] = [];
  for (const { both, one, none, sums } of tileSide(tiles, weights, packing, most)) {
    const kind = both * 64 + one;
    const group = { none, first: tileSums.length, sums: Int32Array.from(sums, ({ sum }) => sum) };
    byKind.set(kind, [...(byKind.get(kind) ?? []), group]);
    for (const sum of sums) {
      tileSums.push(sum);
      noneOf.push(none);
    }
  }
  // Counted from 1, so that 0 is a sum not reached yet.
  const fromPads = new Int32Array(packing.size);
  const fromTiles = new Int32Array(packing.size);
  for (const [index, pad] of pads.entries())
    for (const { none, first, sums } of byKind.get(pad.both * 64 + pad.one) ?? []) {
      if (!((pad.none >>> none) & 1)) continue;
      for (let at = 0; at < sums.length; at++) {
        const sum = pad.sum + (sums[at] ?? 0);
        if (fromPads[sum]) continue;
        fromPads[sum] = index + 1;
        fromTiles[sum] = first + at + 1;
      }
    }
  const found = new Map<string, { outcome: Outcome; sum: number }>();
  for (let sum = 0; sum < packing.size; sum++) {
    if (!fromPads[sum]) continue;
    const outcome = outcomeOf(means, packing.unpack(sum));
    const key = keyOf(outcome);
    if (!found.has(key)) found.set(key, { outcome, sum });
  }
  return {
    outcomes: [...found.values()].map(({ outcome }) => outcome).sort(compare),
    planFor(outcome) {
      const { sum = -1 } = found.get(keyOf(outcome)) ?? {};
      const pad = pads[(fromPads[sum] ?? 0) - 1];
      const last = (fromTiles[sum] ?? 0) - 1;
      const tile = tileSums[last];
      if (!pad || !tile) throw new RangeError('No legal plan has this outcome.');
      return examplePlan(means, side, pad, tile, noneOf[last] ?? 0);
    },
  };
}
