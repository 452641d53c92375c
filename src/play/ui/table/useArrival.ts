import { type RefObject, useEffect, useRef } from 'react';

/**
 * What the page shows next is brought into view and gets the focus, so that nobody has to look for it. A part that
 * arrives is marked `data-arrives`, the control to begin with `data-first`; without one a lost focus goes to the bar.
 * What leads to it (`data-leads`: a guide's words) is not scrolled past.
 */
export function useArrival(table: RefObject<HTMLElement | null>, what: string, move: number): void {
  const last = useRef('');
  useEffect(() => {
    const arriving = table.current?.querySelector<HTMLElement>('[data-arrives]');
    if (arriving && last.current !== what) {
      const guide = table.current?.querySelector<HTMLElement>('[data-leads]');
      // A bar that sticks to the window is always in view: what it stands over is to be seen, not the bar.
      const shown = arriving.matches('[data-bar]') && last.current.startsWith('over') ? table.current : guide;
      (shown ?? arriving).scrollIntoView({ block: 'start' });
      (arriving.querySelector<HTMLElement>('[data-first]') ?? arriving).focus({ preventScroll: true });
    } else if (move > 0 && document.activeElement === document.body)
      table.current?.querySelector<HTMLElement>('[data-bar]')?.focus({ preventScroll: true });
    last.current = what;
  }, [table, what, move]);
}
