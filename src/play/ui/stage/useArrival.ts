import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What the stage shows next gets the focus. A part that arrives is marked `data-arrives`, the control to begin with
 * `data-first`; without one a lost focus goes to the bar. Nothing scrolls: everything has its place.
 */
export function useArrival(table: RefObject<HTMLElement | null>, what: string, move: number): void {
  const last = useRef('');
  useLayoutEffect(() => {
    const arriving = table.current?.querySelector<HTMLElement>('[data-arrives]');
    if (arriving && last.current !== what)
      (arriving.querySelector<HTMLElement>('[data-first]') ?? arriving).focus({ preventScroll: true });
    else if (move > 0 && document.activeElement === document.body)
      table.current?.querySelector<HTMLElement>('[data-bar]')?.focus({ preventScroll: true });
    last.current = what;
  }, [table, what, move]);
}
