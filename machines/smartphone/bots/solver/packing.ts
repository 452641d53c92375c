import type { SymbolPair } from '../../components/types.ts';
import type { PlanMeans } from '../../rules/plan.ts';
import { add, type Sum, type Weights } from './outcome.ts';

/** Sums as single whole numbers that add up as the sums do, so that a list can hold something for each. */
export interface Packing {
  size: number;
  /** Of the sum itself, or of a part of one: parts add up to the number of the whole less `start`. */
  pack(sum: Sum): number;
  unpack(number: number): Sum;
  /** The number of nothing at all. */
  start: number;
}

const zero: Sum = [0, 0, 0, 0, 0];
const each = (a: Sum, b: Sum, pick: (one: number, two: number) => number): Sum =>
  a.map((value, at) => pick(value, b[at] ?? 0)) as unknown as Sum;
const low = (sums: Sum[]): Sum => sums.reduce((least, sum) => each(least, sum, Math.min), zero);
const high = (sums: Sum[]): Sum => sums.reduce((most, sum) => each(most, sum, Math.max), zero);
const total = (sums: Sum[]): Sum => sums.reduce(add, zero);

/** Room for every sum that these pads, improvements and weights can reach. */
export function packingFor(
  { components: { pads } }: PlanMeans,
  tiles: readonly SymbolPair[],
  weights: Weights,
): Packing {
  const printed = [pads.A, pads.B].map(({ side1, side2 }) =>
    [side1, side2].map((side) => side.flat().map((symbol) => (symbol ? weights.onPad[symbol] : zero))),
  );
  const cover = Array.from({ length: 4 }, () => weights.covered);
  const uses = tiles.map(([one, two]) => {
    const [first, second] = [weights.onTile[one], weights.onTile[two]];
    return [first, second, add(first, second), weights.faceDown];
  });
  const bound = (end: (sums: Sum[]) => Sum): Sum =>
    total([
      weights.base,
      ...printed.map((sides) => end(sides.map((side) => total(side.map((sum) => end([sum])))))),
      total(cover.map((sum) => end([sum]))),
      ...uses.map(end),
    ]);
  const [least, most] = [bound(low), bound(high)];
  const strides: number[] = [];
  let size = 1;
  for (const [at, value] of most.entries()) {
    strides.push(size);
    size *= value - (least[at] ?? 0) + 1;
  }
  const start = -least.reduce((sum, value, at) => sum + value * (strides[at] ?? 0), 0);
  return {
    size,
    start,
    pack: (sum) => sum.reduce((number, value, at) => number + value * (strides[at] ?? 0), start),
    unpack: (number) =>
      least.map((value, at) => {
        const wide = (most[at] ?? 0) - value + 1;
        return value + (Math.floor(number / (strides[at] ?? 1)) % wide);
      }) as unknown as Sum,
  };
}
