import { framesOf, type Telling, upTo } from '@machines/core/position/frames.ts';
import type { TriedOf, UnderOf } from '@machines/core/position/goal.ts';
import type { Refusal } from '@machines/core/refusal.ts';
import type { Macrostep, SnapshotOf } from '@machines/core/rules.ts';

/** A move that was played, as a step towards a goal: how far it is looked at, and as which step of the chart. */
export type PlayedFor<State extends Telling, R extends Refusal> = Exclude<TriedOf<State, R>, { kind: 'refused' }> & {
  /** Null: where it rests. */
  step: number | null;
};

/**
 * Whether a move has met the goal. It may be met in passing: once a phase is over the game goes on by itself, and what
 * follows may clear the board.
 */
export function playedFor<State extends Telling, Action, R extends Refusal>(
  { steps, snapshot }: Macrostep<SnapshotOf<State>, Action>,
  from: UnderOf<State>,
  holds: (under: UnderOf<State>) => boolean,
): PlayedFor<State, R> {
  const frames = framesOf(
    { ...from.state, news: [] },
    steps.map((each) => each.snapshot.context.game),
  );
  let { news } = from;
  for (const [step, frame] of frames.entries()) {
    news = [...news, ...frame.news];
    const under = { ...from, state: frame.state, news };
    if (holds(under)) return { kind: 'reached', under, frames: frames.slice(0, step + 1), step };
  }
  return { kind: 'onTheWay', under: { ...from, state: snapshot.context.game, news }, frames, step: null };
}

/** The step a turn ended in, before what follows clears the board. */
export const endedIn = <State extends Telling>(frames: PlayedFor<State, never>['frames'], phase: string): number =>
  upTo(frames, phase).length - 1;
