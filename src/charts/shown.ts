import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';

/** What a page shows right now, for the chart beside it: islands share no context, but this module. */
export interface Shown {
  /** The very snapshot that drives the board. */
  snapshot: Pick<AnyMachineSnapshot, '_nodes'>;
  /** The ways that led to it. */
  ways: readonly AnyTransitionDefinition[];
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
