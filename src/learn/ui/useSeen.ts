import { type Kept, useKept } from './useKept.ts';

/** Options of which none is wrong: done when all have been seen, a decision as soon as it is made. */
export function useSeen(kept: Kept, ids: readonly string[], onAll: () => void, decides = false) {
  const [seen, setSeen] = useKept<readonly string[]>(kept, 'seen', []);
  const [now, setNow] = useKept<string | null>(kept, 'now', null);
  return {
    seen,
    now,
    see(id: string) {
      const next = seen.includes(id) ? seen : [...seen, id];
      setNow(id);
      setSeen(next);
      if (decides || next.length === ids.length) onAll();
    },
  };
}
