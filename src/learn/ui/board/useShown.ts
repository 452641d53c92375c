import { useEffect } from 'react';
import { type Shown, show } from '../../shown.ts';

/** Tells the rest of the page what is shown, or null while that would tell too much. */
export function useShown(state: Shown['state'] | null, last: Shown['last'] = null): void {
  useEffect(() => {
    show(state && { state, last });
  }, [state, last]);
}
