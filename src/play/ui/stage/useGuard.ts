import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** So long nothing counts after the turn has changed hands, or after something else came to lie under the pointer. */
const guardTime = 300;

const pressed = (target: EventTarget | null): Element | null =>
  target instanceof Element
    ? target.closest('button, a, label, input, select, summary, [role="application"], [role="button"]')
    : null;

/**
 * Keeps a press from landing on what was not there when the finger set out. The stage is marked `data-guarded` for a
 * moment after the turn has changed hands; a press on what has come to lie under a resting pointer is dropped too.
 * Keys go where the focus is, so they are held up only while the turn changes.
 */
export function useGuard(stage: RefObject<HTMLElement | null>, turn: string): void {
  const first = useRef(true);
  useLayoutEffect(() => {
    const root = stage.current;
    if (first.current || !root || turn === '') {
      first.current = false;
      return;
    }
    root.dataset['guarded'] = '';
    const timer = setTimeout(() => delete root.dataset['guarded'], guardTime);
    return () => clearTimeout(timer);
  }, [stage, turn]);

  useEffect(() => {
    const root = stage.current;
    if (!root) return;
    let at = { x: -1, y: -1 };
    let under: Element | null = null;
    let changed = Number.NEGATIVE_INFINITY;
    const rests = ({ clientX, clientY }: PointerEvent) => Math.hypot(clientX - at.x, clientY - at.y) < 12;
    /** The pointer has not moved, but something else is under it. */
    const look = (event: PointerEvent) => {
      const now = pressed(event.target);
      if (rests(event) && now !== under && under !== null && !under.contains(now)) changed = event.timeStamp;
      at = { x: event.clientX, y: event.clientY };
      under = now;
    };
    const drop = (event: MouseEvent) => {
      const late = 'guarded' in root.dataset || (event.detail > 0 && event.timeStamp - changed < guardTime);
      if (!late || pressed(event.target) === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const kind of ['pointerover', 'pointermove', 'pointerdown'] as const)
      root.addEventListener(kind, look, { passive: true });
    root.addEventListener('click', drop, { capture: true });
    return () => {
      for (const kind of ['pointerover', 'pointermove', 'pointerdown'] as const) root.removeEventListener(kind, look);
      root.removeEventListener('click', drop, { capture: true });
    };
  }, [stage]);
}
