import { draw, shuffle } from '@machines/core/random.ts';

/** A small random source that is easier to use in tests than passing its state along. */
export function dice(seed: number) {
  let state = seed;
  const pick = (below: number): number => {
    const [value, next] = draw(state, below);
    state = next;
    return value;
  };
  return {
    pick,
    from: <T>(items: readonly T[]): T => items[pick(items.length)] as T,
    chance: (percent: number): boolean => pick(100) < percent,
    shuffled: <T>(items: readonly T[]): T[] => {
      const [mixed, next] = shuffle(state, items);
      state = next;
      return mixed;
    },
  };
}

export type Roll = ReturnType<typeof dice>;
