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

/** A die of its own for whatever goes by this name, so that another name beside it changes none of its rolls. */
export const diceFor = (seed: number, name: string): Roll =>
  dice([...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, seed));
