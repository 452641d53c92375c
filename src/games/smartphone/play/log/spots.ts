import type { Phase } from '@machines/smartphone/names.ts';
import { framesAfter } from '@machines/smartphone/position/play.ts';
import type { NewsOf } from '@machines/smartphone/rules/refuse.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { Moment } from './moments.ts';

/** Where in the game a piece of news belongs. */
export interface Spot {
  round: number;
  phase: Phase;
}

export const spotOf = ({ round, phase }: GameState): Spot => ({ round, phase });

export interface Placed {
  item: NewsOf;
  spot: Spot;
}

const known = new WeakMap<Moment, Placed[]>();

/** The news of an action, each with the phase in which the chart told it: one action can run through several. */
export function placedNews(moment: Moment): Placed[] {
  const placed =
    known.get(moment) ??
    framesAfter(moment.before, moment.action).flatMap(({ state, news }) =>
      news.map((item) => ({ item, spot: spotOf(state) })),
    );
  known.set(moment, placed);
  return placed;
}
