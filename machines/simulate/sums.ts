/** Numbers that can be added up in any order, and in parts, with exactly the same result: whole numbers only. */
export interface Sums {
  count: number;
  sum: number;
  squares: number;
}

export const noSums = (): Sums => ({ count: 0, sum: 0, squares: 0 });

export function note(sums: Sums, value: number): void {
  sums.count++;
  sums.sum += value;
  sums.squares += value * value;
}

/** Adds one tree of whole numbers to another, part by part; what only one of them has is kept. */
export function merge<T>(a: T, b: T): T {
  if (typeof a === 'number' && typeof b === 'number') return (a + b) as T;
  if (Array.isArray(a) && Array.isArray(b))
    return Array.from({ length: Math.max(a.length, b.length) }, (_, at) =>
      at in a && at in b ? merge(a[at], b[at]) : (a[at] ?? b[at]),
    ) as T;
  const one = a as Record<string, unknown>;
  const two = b as Record<string, unknown>;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(two)])].sort();
  return Object.fromEntries(
    keys.map((key) => [key, key in one && key in two ? merge(one[key], two[key]) : (one[key] ?? two[key])]),
  ) as T;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** For 19 of 20 such samples the true mean lies within this of theirs. */
const z = 1.96;

export interface Mean {
  mean: number;
  /** Half the width of the 95 % interval. */
  within: number;
}

export function meanOf({ count, sum, squares }: Sums, scale = 1): Mean {
  if (count === 0) return { mean: 0, within: 0 };
  const mean = sum / count;
  const variance = count > 1 ? Math.max(0, (squares - count * mean * mean) / (count - 1)) : 0;
  return { mean: round(mean / scale), within: round((z * Math.sqrt(variance / count)) / scale) };
}

/** A share of games with its 95 % interval (Wilson's, which is right near 0 and 1 too). */
export function shareOf(hits: number, games: number): { share: number; from: number; to: number } {
  if (games === 0) return { share: 0, from: 0, to: 0 };
  const share = hits / games;
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const middle = share + (z * z) / (2 * games);
  const whole = 1 + (z * z) / games;
  const within = (value: number): number => round(Math.min(1, Math.max(0, value / whole)));
  return { share: round(share), from: within(middle - spread), to: within(middle + spread) };
}
