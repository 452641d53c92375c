import { useLayoutEffect, useRef } from 'react';

/**
 * From the result of a game to a moment of it and back: whoever comes back finds the place again that was left, with
 * the focus on what was pressed there. The result is only hidden meanwhile.
 */
export function useReturn(looking: number | null, look: (move: number) => void): (move: number) => void {
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const back = pressed.current;
    if (looking !== null || !(back instanceof HTMLElement)) return;
    pressed.current = null;
    // After the table has given the focus to what arrives.
    const frame = requestAnimationFrame(() => back.focus());
    return () => cancelAnimationFrame(frame);
  }, [looking]);
  return (move) => {
    pressed.current = document.activeElement;
    look(move);
  };
}
