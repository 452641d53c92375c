import { useLayoutEffect, useRef } from 'react';

/** How small a board is drawn before its frame scrolls instead, unless its style says `--least`. */
const usualLeast = 0.68;

const noEffect = () => undefined;

/** Draws what is inside a frame smaller, in steps, until it fits; what is too much even then is scrolled to. */
export function useFit() {
  const frame = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  // Nothing is measured where a page is made.
  const useMeasured = typeof window === 'undefined' ? noEffect : useLayoutEffect;
  useMeasured(() => {
    const [outside, inside] = [frame.current, inner.current];
    const holder = inside?.parentElement;
    if (!outside || !inside || !holder) return;
    const draw = (size: number) => {
      inside.style.setProperty('--fit', String(size));
      holder.style.height = size === 1 ? '' : `${Math.ceil(inside.offsetHeight * size)}px`;
    };
    const fit = () => {
      const style = getComputedStyle(outside);
      const { paddingTop, paddingBottom, overflowY } = style;
      const least = Number(style.getPropertyValue('--least')) || usualLeast;
      const room = outside.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      draw(1);
      // Where the frame grows with what is inside it, there is nothing to fit.
      if (overflowY === 'visible') return;
      for (let size = 1; size >= least; size -= 0.04) {
        draw(size);
        if (inside.offsetHeight * size <= room) return;
      }
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(outside);
    for (const each of inside.children) watcher.observe(each);
    return () => watcher.disconnect();
  }, []);
  return { frame, inner };
}
