import { type RefObject, useLayoutEffect, useState } from 'react';

/** How large a drawing is on the page, so that it is drawn in pixels and its letters keep their size. */
export function useBox(drawing: RefObject<Element | null>, width: number, height: number): readonly [number, number] {
  const [box, setBox] = useState<readonly [number, number]>([width, height]);
  useLayoutEffect(() => {
    const seen = drawing.current;
    if (!seen) return;
    const measure = () => {
      const { width: wide, height: high } = seen.getBoundingClientRect();
      if (wide > 0 && high > 0) setBox([Math.round(wide), Math.round(high)]);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(seen);
    return () => watch.disconnect();
  }, [drawing]);
  return box;
}
