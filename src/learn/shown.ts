import type { Action } from '@machines/smartphone/actions.ts';
import type { GameState } from '@machines/smartphone/state.ts';

/** The position a page shows right now, for what stands beside it: islands share no context, but this module. */
export interface Shown {
  state: GameState;
  /** The action that led here, and where from. */
  last: { before: GameState; action: Action } | null;
}

let shown: Shown | null = null;
const listeners = new Set<() => void>();

export const nowShown = (): Shown | null => shown;

export function show(next: Shown | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const whenShown = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
