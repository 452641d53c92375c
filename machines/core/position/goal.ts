import type { StepOf } from '../compile.ts';
import type { Refusal } from '../refusal.ts';
import type { FrameOf, Telling } from './frames.ts';

/** Someone on the way to a goal: where they stand, and everything told since they set out. */
export interface UnderOf<State extends Telling> {
  state: State;
  news: State['news'][number][];
}

export type TriedOf<State extends Telling, R extends Refusal> =
  | { kind: 'refused'; refusal: R }
  /** `under` stands where the goal was first met, else where the action has led. */
  | { kind: 'reached' | 'onTheWay'; under: UnderOf<State>; frames: FrameOf<State>[] };

interface Rules<State extends Telling, Action, R extends Refusal, Check> {
  step: (state: State, action: Action) => StepOf<State, R>;
  framesAfter: (state: State, action: Action) => FrameOf<State>[];
  holds: (under: UnderOf<State>, goal: readonly Check[]) => boolean;
}

/**
 * One action towards a goal. The goal may be met in passing: once a phase is over the game goes on by itself, and what
 * follows may clear the board.
 */
export const goals =
  <State extends Telling, Action, R extends Refusal, Check>({
    step,
    framesAfter,
    holds,
  }: Rules<State, Action, R, Check>) =>
  (goal: readonly Check[], from: UnderOf<State>, action: Action): TriedOf<State, R> => {
    const stepped = step(from.state, action);
    if (!stepped.ok) return { kind: 'refused', refusal: stepped.refusal };
    const frames = framesAfter(from.state, action);
    let { news } = from;
    for (const [at, frame] of frames.entries()) {
      news = [...news, ...frame.news];
      const under = { ...from, state: frame.state, news };
      if (holds(under, goal)) return { kind: 'reached', under, frames: frames.slice(0, at + 1) };
    }
    return { kind: 'onTheWay', under: { ...from, state: stepped.state, news }, frames };
  };
