import { useEffect, useState } from 'react';
import type { Drawings } from '@/charts/nested/drawings.ts';

/** The big drawings of a game, once they are here; until then there is the one the page came with. */
export function useDrawings(source: string): Drawings | null {
  const [drawings, setDrawings] = useState<Drawings | null>(null);
  useEffect(() => {
    let left = false;
    fetch(source)
      .then((answer) => (answer.ok ? (answer.json() as Promise<Drawings>) : null))
      .then((found) => left || setDrawings(found))
      // Without them it still steps; the drawing is then the one at hand.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [source]);
  return drawings;
}
