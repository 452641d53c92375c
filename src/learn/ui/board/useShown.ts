import { useEffect } from 'react';
import { type Shown, show } from '@/charts/shown.ts';

const none: Shown['ways'] = [];

/** Tells the rest of the page what is shown, or null while that would tell too much. */
export function useShown(snapshot: Shown['snapshot'] | null, ways: Shown['ways'] = none): void {
  useEffect(() => {
    show(snapshot && { snapshot, ways });
  }, [snapshot, ways]);
}
