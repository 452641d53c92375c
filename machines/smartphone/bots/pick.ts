import type { Params } from '../../core/refusal.ts';
import type { Why } from '../../core/why.ts';
import type { Action, ActionOf, ActionType } from '../actions.ts';
import type { ReasonKey } from '../words/en/reasons.ts';

/** An action and the reason for it, which the words of the game turn into one plain sentence. */
export interface Choice<A = Action> {
  action: A;
  why: Why;
}

/** A reason by its key, with what fills it. */
export const because = (
  what: ReasonKey,
  params: Params = {},
  parts: NonNullable<Why<ReasonKey>['parts']> = {},
): Why<ReasonKey> => ({
  what,
  params,
  parts,
});

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
