/** The position a page shows right now, of the one game it is about, for what stands beside it: islands share no context, but this module. */
export interface Shown {
  state: object;
  /** The action that led here, and where from. */
  last: { before: object; action: object } | null;
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
