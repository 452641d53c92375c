import type { Action } from '../actions.ts';
import type { NewsOf, RefusalOf } from '../rules/refuse.ts';
import { step } from '../stepping.ts';
import { type Evidence, holds } from './checks.ts';
import { type Frame, framesAfter } from './frames.ts';
import type { Check } from './spec.ts';

/** Someone on the way to a goal: where they stand, and everything told since they set out. */
export interface Under extends Evidence {
  news: NewsOf[];
}

export type Tried =
  | { kind: 'refused'; refusal: RefusalOf }
  /** `under` stands where the goal was first met, else where the action has led. */
  | { kind: 'reached' | 'onTheWay'; under: Under; frames: Frame[] };

/**
 * One action towards a goal. The goal may be met in passing: once a phase is over the game goes on by itself, and a
 * new round clears the board.
 */
export function tryFor(goal: readonly Check[], from: Under, action: Action): Tried {
  const stepped = step(from.state, action);
  if (!stepped.ok) return { kind: 'refused', refusal: stepped.refusal };
  const frames = framesAfter(from.state, action);
  let { news } = from;
  for (const [at, frame] of frames.entries()) {
    news = [...news, ...frame.news];
    const under: Under = { ...from, state: frame.state, news };
    if (holds(under, goal)) return { kind: 'reached', under, frames: frames.slice(0, at + 1) };
  }
  return { kind: 'onTheWay', under: { ...from, state: stepped.state, news }, frames };
}
