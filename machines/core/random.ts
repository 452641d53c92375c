/** Seeded randomness as a plain number, so that it can live in the game's state (mulberry32). */
export type RandomState = number;

/** A number from 0 up to, but not including, `below`, and the state after drawing it. */
export function draw(random: RandomState, below: number): [value: number, next: RandomState] {
  const next = (random + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), 1 | next);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return [Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below), next];
}

/** The same items in a random order (Fisher–Yates). */
export function shuffle<T>(random: RandomState, items: readonly T[]): [shuffled: T[], next: RandomState] {
  const shuffled = [...items];
  let state = random;
  for (let last = shuffled.length - 1; last > 0; last--) {
    const [at, next] = draw(state, last + 1);
    state = next;
    const held = shuffled[last] as T;
    shuffled[last] = shuffled[at] as T;
    shuffled[at] = held;
  }
  return [shuffled, state];
}
