import { openingOf } from '@machines/coverage/machine.ts';
import { begin, laidOf, rules } from '@machines/coverage/position/begin.ts';
import type { Coverage } from '@machines/coverage/types.ts';
import type { FromPositions } from '@/play/playable.ts';
import { coveragePlay } from './coverage.ts';

/** Games of Coverage that begin at a position; a page fetches it when there is one. */
export const fromPositions: FromPositions<Coverage> = {
  play: {
    ...coveragePlay,
    rules,
    opening: (setup) => {
      const laid = laidOf(setup);
      return laid ? openingOf(laid) : { starts: rules.setUp(setup) };
    },
  },
  begin,
};
