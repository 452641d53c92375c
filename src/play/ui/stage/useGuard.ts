import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** So long nothing counts after the turn has changed hands, or after something else came to lie under the pointer. */
const guardTime = 300;

const pressed = (target: EventTarget | null): Element | null =>
  target instanceof Element
    ? target.closest('button, a, label, input, select, summary, [role="application"], [role="button"]')
    : null;

/**
 * Keeps a press from landing on what was not there when the finger set out. The stage is marked `data-guarded` while the
 * turn changes hands (`ahead`: parts of it show the turn before) and for a moment after; a press on what has come to lie
 * under a resting pointer is dropped too. Keys go where the focus is, so they are held up only while the turn changes.
 */
export function useGuard(stage: RefObject<HTMLElement | null>, turn: string, ahead: boolean): void {
  const first = useRef(true);
  useLayoutEffect(() => {
    const root = stage.current;
    if (first.current || !root || turn === '') {
      first.current = false;
      return;
    }
    root.dataset['guarded'] = '';
    const timer = ahead ? undefined : setTimeout(() => delete root.dataset['guarded'], guardTime);
    return () => {
      clearTimeout(timer);
      delete root.dataset['guarded'];
    };
  }, [stage, turn, ahead]);

  useEffect(() => {
    const root = stage.current;
    if (!root) return;
    let at = { x: -1, y: -1 };
    /** What can be pressed where the pointer is; unknown before it was ever seen. */
    let under: Element | null | undefined;
    let changed = { when: Number.NEGATIVE_INFINITY, x: -1, y: -1 };
    let mutated = Number.NEGATIVE_INFINITY;
    const watch = new MutationObserver(() => {
      mutated = performance.now();
    });
    watch.observe(root, { childList: true, subtree: true });
    const look = ({ type, target, timeStamp, clientX: x, clientY: y }: PointerEvent) => {
      const now = pressed(target);
      // A finger never comes down on quite the same spot; where nothing has moved, parts of a pixel are rounded.
      const rests = Math.hypot(x - at.x, y - at.y) < (type === 'pointerdown' ? 12 : 1);
      // What nobody pointed at since it came is as old as the last change of the page.
      if (rests && under !== undefined && now !== under)
        changed = { when: type === 'pointerdown' ? mutated : timeStamp, x, y };
      // Whoever has moved the pointer has seen what it comes to.
      else if (Math.hypot(x - changed.x, y - changed.y) > 12) changed.when = Number.NEGATIVE_INFINITY;
      at = { x, y };
      under = now;
    };
    const drop = (event: MouseEvent) => {
      const late = 'guarded' in root.dataset || (event.detail > 0 && event.timeStamp - changed.when < guardTime);
      if (!late || pressed(event.target) === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const kind of ['pointerover', 'pointermove', 'pointerdown'] as const)
      root.addEventListener(kind, look, { passive: true });
    root.addEventListener('click', drop, { capture: true });
    return () => {
      watch.disconnect();
      for (const kind of ['pointerover', 'pointermove', 'pointerdown'] as const) root.removeEventListener(kind, look);
      root.removeEventListener('click', drop, { capture: true });
    };
  }, [stage]);
}
