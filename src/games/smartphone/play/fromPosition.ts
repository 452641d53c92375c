import { openingOf } from '@machines/smartphone/machine.ts';
import { begin, laidOf, rules } from '@machines/smartphone/position/begin.ts';
import type { Smartphone } from '@machines/smartphone/types.ts';
import type { FromPositions } from '@/play/playable.ts';
import { smartphonePlay } from './smartphone.ts';

/** Games of Smartphone Inc. that begin at a position; a page fetches it when there is one. */
export const fromPositions: FromPositions<Smartphone> = {
  play: {
    ...smartphonePlay,
    rules,
    opening: (setup) => {
      const laid = laidOf(setup);
      return laid ? openingOf(laid) : { starts: rules.setUp(setup) };
    },
  },
  begin,
};
