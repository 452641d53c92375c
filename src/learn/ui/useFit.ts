import { useLayoutEffect, useRef } from 'react';

/** How small a board may be drawn before the page scrolls instead. */
const least = 0.66;

/** Draws what is inside smaller, in steps, until it ends above the foot; on a narrow page it scrolls instead. */
export function useFit() {
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [frame, board] = [outer.current, inner.current];
    if (!frame || !board) return;
    const draw = (size: number) => {
      frame.style.setProperty('--drawn', String(size));
      frame.style.height = size === 1 ? '' : `${board.offsetHeight * size}px`;
    };
    const fit = () => {
      draw(1);
      const main = frame.closest('.lesson-main');
      const foot = frame.closest('.lesson')?.querySelector('.lesson-foot');
      if (!main || !foot || window.innerWidth < 960 || board.querySelector('.desk')) return;
      const below = frame.parentElement?.querySelector<HTMLElement>('.step-strip');
      const top = frame.getBoundingClientRect().top - main.getBoundingClientRect().top;
      const room =
        window.innerHeight -
        main.getBoundingClientRect().top -
        window.scrollY -
        foot.clientHeight -
        top -
        16 -
        (below ? below.offsetHeight + 14 : 0);
      for (let size = 1; size >= least; size -= 0.04) {
        draw(size);
        if (board.offsetHeight * size <= room) return;
      }
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(board);
    window.addEventListener('resize', fit);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', fit);
    };
  }, []);
  return { outer, inner };
}
