import { useCallback, useLayoutEffect, useRef } from 'react';

/** One and the same function for good, which does what the newest one would: who is handed it is not drawn again. */
export function useSteady<Args extends unknown[]>(does: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(does);
  useLayoutEffect(() => {
    newest.current = does;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
