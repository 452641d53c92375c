import type { Action, ActionOf, ActionType } from '../smartphone/actions.ts';

/** An action and, in one plain sentence, the reason for it. */
export interface Choice<A = Action> {
  action: A;
  why: string;
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

/** Whether two actions are the same, whatever the order in which their parts were written. */
export function sameAction(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const other = new Map(Object.entries(b));
  const parts = Object.entries(a);
  return parts.length === other.size && parts.every(([key, part]) => sameAction(part, other.get(key)));
}

export const ofType = <T extends ActionType>(actions: readonly Action[], type: T): ActionOf<T>[] =>
  actions.filter((action): action is ActionOf<T> => action.type === type);

/** `1 good`, `3 goods`. */
export const amount = (n: number, one: string, other = `${one}s`): string => `${n} ${n === 1 ? one : other}`;
