import type { Action } from '@machines/coverage/actions.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { HexPointing } from '@/games/coverage/map/hexPointing.ts';
import type { Moment } from './coverage.ts';

/** What has just been built, so that it is seen to happen: only when the game went on by one move, not by going back. */
export function useFresh({ cursor, log, state }: Moment): HexPointing['fresh'] {
  const last = useRef(cursor);
  const [fresh, setFresh] = useState<HexPointing['fresh']>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move is what makes it new
  useLayoutEffect(() => {
    const made: Action | undefined = log[cursor - 1];
    const tower = made?.type === 'expand' ? state.towers[made.hex] : undefined;
    const went = cursor === last.current + 1;
    last.current = cursor;
    if (went && made?.type === 'expand' && tower) {
      const { hex, value, route } = made;
      setFresh({ company: tower.company, way: { hex, value, route } });
    } else setFresh(null);
  }, [cursor]);
  return fresh;
}
