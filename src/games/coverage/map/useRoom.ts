import { type RefObject, useEffect, useState } from 'react';
import { type Frame, hexWidth } from './hexLayout.ts';

/** As wide as a fingertip: a hex that is narrower is hard to hit. */
export const fingertip = 44;

/**
 * Pixels across a hex: `wide` when the whole map is drawn in its frame, which grows with the map where it is not filled;
 * `drawn` as it is drawn now, where it may not be as large as it would like.
 */
export function useRoom(frame: RefObject<HTMLElement | null>, { across, along }: Frame, fill: boolean) {
  const [wide, setWide] = useState(hexWidth);
  const [drawn, setDrawn] = useState(hexWidth);
  useEffect(() => {
    const tenths = (size: number) => Math.max(1, Math.round(size * 10) / 10);
    const box = frame.current;
    if (!box) return;
    const watch = new ResizeObserver(() => {
      // As it is seen: a board that is drawn smaller to fit its frame has more pixels of its own.
      const { width, height } = box.getBoundingClientRect();
      const high = fill ? height / along : Number.POSITIVE_INFINITY;
      const size = tenths(Math.min(width / across, high));
      const map = box.querySelector('svg')?.getBoundingClientRect();
      setWide(size);
      setDrawn(map && !fill ? tenths(Math.min(map.width / across, map.height / along)) : size);
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [frame, across, along, fill]);
  return { wide, drawn };
}
