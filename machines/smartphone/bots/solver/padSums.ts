import type { PlanMeans } from '../../rules/plan.ts';
import { add, type Sum, type Weights } from './outcome.ts';
import { type Packing, packingFor } from './packing.ts';
import type { Form, PadSide, Placed } from './padSide.ts';
import type { Ways } from './ways.ts';

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
  const kinds = (most + 1) ** 2;
  const found = new Map<number, PadSum>();
  /** The bits found so far for each sum and kind: looked at half a million times, so in a plain list. */
  const none = new Uint32Array(packing.size * kinds);
  const lost = packing.pack(weights.covered) - packing.start;
  const met = new Map<Form, Uint8Array>();
  for (const each of placed) {
    const { form } = each;
    const { keys, waysOf, ways } = form;
    const before = met.get(form) ?? new Uint8Array(packing.size * ways.length);
    met.set(form, before);
    const sums = sumsBelow(each, weights, packing);
    const wide = each.printed.length;
    const whole = (1 << wide) - 1;
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] as number;
      const number = waysOf[at] as number;
      const sum = (sums[key & whole] as number) - (key >> wide) * lost;
      if (before[sum * ways.length + number]) continue;
      before[sum * ways.length + number] = 1;
      for (const way of ways[number] as Ways[]) {
        const kind = sum * kinds + way.both * (most + 1) + way.one;
        const held = none[kind] as number;
        if ((way.none & ~held) === 0) continue;
        none[kind] = held | way.none;
        const pad = found.get(kind) ?? { sum, both: way.both, one: way.one, none: 0, found: [] };
        found.set(kind, pad);
        pad.none |= way.none;
        pad.found.push({ none: way.none, placed: each, key });
      }
    }
  }
  return [...found.values()];
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
