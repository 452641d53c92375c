import type { PlanMeans } from '../../smartphone/rules/plan.ts';
import { add, type Sum, type Weights } from './outcome.ts';
import { type Packing, packingFor } from './packing.ts';
import type { Form, PadSide, Placed } from './padSide.ts';

/** What the pads alone give, for each number of improvements that lie on them: every sum once. */
export interface PadSum {
  sum: number;
  both: number;
  one: number;
  /** A bit for each number that may show nothing. */
  none: number;
  /** Where each of those bits was first found. */
  found: { none: number; placed: Placed; key: number }[];
}

/** What is left of the pads under each set of covered cells. */
function sumsBelow({ form: { shape }, printed }: Placed, weights: Weights, packing: Packing): Int32Array {
  const covered = Array.from({ length: shape.covered }, () => weights.covered);
  const whole = printed.reduce<Sum>(
    (sum, symbol) => (symbol ? add(sum, weights.onPad[symbol]) : sum),
    covered.reduce(add, weights.base),
  );
  const parts = printed.map((symbol) => (symbol ? packing.pack(weights.onPad[symbol]) - packing.start : 0));
  const sums = new Int32Array(1 << printed.length);
  sums[0] = packing.pack(whole);
  for (let cells = 1; cells < sums.length; cells++) {
    const lowest = 31 - Math.clz32(cells & -cells);
    sums[cells] = (sums[cells & (cells - 1)] ?? 0) - (parts[lowest] ?? 0);
  }
  return sums;
}

function findSums({ placed, most }: PadSide, weights: Weights, packing: Packing): PadSum[] {
  const numbers = new Int32Array(packing.size).fill(-1);
  const rows: (PadSum | undefined)[][] = [];
  const lost = packing.pack(weights.covered) - packing.start;
  const seen = new Map<Form, Uint8Array[]>();
  for (const each of placed) {
    const { form, printed } = each;
    const known = seen.get(form) ?? [];
    seen.set(form, known);
    const sums = sumsBelow(each, weights, packing);
    const wide = printed.length;
    const whole = (1 << wide) - 1;
    for (const { key, ways } of form.keys) {
      const sum = (sums[key & whole] ?? 0) - (key >> wide) * lost;
      let at = numbers[sum] ?? -1;
      if (at < 0) {
        at = rows.length;
        numbers[sum] = at;
        rows.push([]);
      }
      const before = known[at] ?? new Uint8Array(form.ways.length);
      known[at] = before;
      if (before[ways]) continue;
      before[ways] = 1;
      const row = rows[at] as (PadSum | undefined)[];
      for (const { both, one, none } of form.ways[ways] ?? []) {
        const kind = both * (most + 1) + one;
        const held = row[kind];
        if (!held) row[kind] = { sum, both, one, none, found: [{ none, placed: each, key }] };
        else if ((none & ~held.none) !== 0) {
          held.none |= none;
          held.found.push({ none, placed: each, key });
        }
      }
    }
  }
  return rows.flatMap((row) => row.filter((each) => each !== undefined));
}

const known = new WeakMap<PadSide, Map<string, PadSum[]>>();

/** The sums packed for these improvements; without any they are worked out once for each set of weights. */
export function padSums(means: PlanMeans, side: PadSide, weights: Weights, packing: Packing): PadSum[] {
  const held = known.get(side) ?? new Map<string, PadSum[]>();
  known.set(side, held);
  const own = packingFor(means, [], weights);
  const key = JSON.stringify(weights);
  const found = held.get(key) ?? findSums(side, weights, own);
  held.set(key, found);
  return found.map((each) => ({ ...each, sum: packing.pack(own.unpack(each.sum)) }));
}
