import { useLayoutEffect, useRef } from 'react';

/**
 * From the result of a game to a moment of it and back: whoever comes back finds the place again that was left, with
 * the focus on what was pressed there. The result is only hidden meanwhile.
 */
export function useReturn(looking: number | null, look: (move: number) => void): (move: number) => void {
  const left = useRef<{ scroll: number; pressed: Element | null } | null>(null);
  useLayoutEffect(() => {
    if (looking !== null || !left.current) return;
    const { scroll, pressed } = left.current;
    left.current = null;
    // After the table has brought into view what it always does.
    const frame = requestAnimationFrame(() => {
      window.scrollTo({ top: scroll });
      if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [looking]);
  return (move) => {
    left.current = { scroll: window.scrollY, pressed: document.activeElement };
    look(move);
  };
}
