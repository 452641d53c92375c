import { useState } from 'react';

/** Options of which none is wrong: done when all have been seen. */
export function useSeen(ids: readonly string[], onAll: () => void) {
  const [seen, setSeen] = useState<string[]>([]);
  const [now, setNow] = useState<string | null>(null);
  return {
    seen,
    now,
    see(id: string) {
      const next = seen.includes(id) ? seen : [...seen, id];
      setNow(id);
      setSeen(next);
      if (next.length === ids.length) onAll();
    },
  };
}
