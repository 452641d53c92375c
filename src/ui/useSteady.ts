import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** One and the same function for good, which does what the newest one would: who is handed it is not drawn again. */
export function useSteady<Args extends unknown[]>(does: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(does);
  useLayoutEffect(() => {
    newest.current = does;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}

/** The same for several functions that go together: one and the same set of them for good. */
// biome-ignore lint/suspicious/noExplicitAny: each function has arguments of its own
export function useSteadySet<Set extends Record<string, (...args: any[]) => void>>(does: Set): Set {
  const newest = useRef(does);
  useLayoutEffect(() => {
    newest.current = does;
  });
  const [set] = useState(
    () =>
      Object.fromEntries(
        Object.keys(does).map((name) => [name, (...args: unknown[]) => newest.current[name]?.(...args)]),
      ) as Set,
  );
  return set;
}
