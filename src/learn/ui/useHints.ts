import { useState } from 'react';

/** Hints from a nudge on; then the way is shown. */
export function useHints(hints: readonly string[] = []) {
  const [given, setGiven] = useState(0);
  return {
    given: hints.slice(0, given),
    more: given < hints.length ? () => setGiven(given + 1) : null,
    left: hints.length - given,
    started: given > 0,
  };
}
