import { useState } from 'react';

/** What was done in a step, for as long as its page is open: whoever comes back finds it as it was left. */
export type Kept = Map<string, unknown>;

/** A state of a step that is still there when the step is opened again. */
export function useKept<T>(kept: Kept, name: string, first: T): [T, (next: T) => void] {
  const [now, setNow] = useState(() => (kept.has(name) ? (kept.get(name) as T) : first));
  return [
    now,
    (next) => {
      kept.set(name, next);
      setNow(next);
    },
  ];
}
