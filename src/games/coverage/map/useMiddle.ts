import { type RefObject, useLayoutEffect } from 'react';

/** A map larger than its frame opens at its middle, where every network starts. */
export function useMiddle(frame: RefObject<HTMLElement | null>, larger: boolean): void {
  useLayoutEffect(() => {
    const room = frame.current;
    if (!room || !larger) return;
    room.scrollLeft = (room.scrollWidth - room.clientWidth) / 2;
    room.scrollTop = (room.scrollHeight - room.clientHeight) / 2;
  }, [frame, larger]);
}
