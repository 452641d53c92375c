import { type RefObject, useEffect, useState } from 'react';
import { type Frame, hexWidth } from './hexLayout.ts';

/** As wide as a fingertip: a hex that is narrower is hard to hit. */
export const fingertip = 44;

/** Pixels across a hex when the whole map is drawn in its frame; a frame that is not filled grows with the map. */
export function useRoom(frame: RefObject<HTMLElement | null>, { across, along }: Frame, fill: boolean): number {
  const [wide, setWide] = useState(hexWidth);
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const watch = new ResizeObserver(() => {
      // As it is seen: a board that is drawn smaller to fit its frame has more pixels of its own.
      const { width, height } = box.getBoundingClientRect();
      const high = fill ? height / along : Number.POSITIVE_INFINITY;
      setWide(Math.max(1, Math.round(Math.min(width / across, high) * 10) / 10));
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [frame, across, along, fill]);
  return wide;
}
