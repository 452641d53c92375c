import type { Why } from '../why.ts';

/** An action and the reason for it, which the words of the game turn into one plain sentence. */
export interface ChoiceOf<A> {
  action: A;
  why: Why;
}

/** The item that scores highest; of equals the first, so that a choice is the same every time. */
export function best<T>(items: readonly T[], score: (item: T) => number): T | null {
  let found: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = score(item);
    if (value <= most) continue;
    most = value;
    found = item;
  }
  return found;
}
