import { type FrameOf, framesOf, type Telling, upTo } from '@machines/core/position/frames.ts';
import type { TriedOf, UnderOf } from '@machines/core/position/goal.ts';
import type { Refusal } from '@machines/core/refusal.ts';
import type { Macrostep, SnapshotOf } from '@machines/core/rules.ts';
import { sameAction } from '@machines/core/sameAction.ts';

type Step<State, Action> = Macrostep<SnapshotOf<State>, Action>;

/** Moves that were played, as a way towards a goal: how far it is looked at, in which of them and at which step. */
export type PlayedFor<State extends Telling, R extends Refusal> = Exclude<TriedOf<State, R>, { kind: 'refused' }> & {
  /** Null means where the last of them rests. */
  shown: { entry: number; step: number } | null;
};

/**
 * Whether moves have met the goal. It may be met in passing: once a phase is over the game goes on by itself, and what
 * follows may clear the board.
 */
export function playedFor<State extends Telling, Action, R extends Refusal>(
  entries: readonly Step<State, Action>[],
  from: UnderOf<State>,
  holds: (under: UnderOf<State>) => boolean,
): PlayedFor<State, R> {
  const all: FrameOf<State>[] = [];
  let { news } = from;
  for (const [entry, { steps }] of entries.entries()) {
    const states = steps.map(({ snapshot }) => snapshot.context.game);
    for (const [step, frame] of framesOf({ ...from.state, news: [] }, states).entries()) {
      all.push(frame);
      news = [...news, ...frame.news];
      const under = { ...from, state: frame.state, news };
      if (holds(under)) return { kind: 'reached', under, frames: all, shown: { entry, step } };
    }
  }
  const state = entries.at(-1)?.snapshot.context.game ?? from.state;
  return { kind: 'onTheWay', under: { ...from, state, news }, frames: all, shown: null };
}

/** The step a turn ended in, before what follows clears the board. */
export const endedIn = <State extends Telling>(frames: PlayedFor<State, never>['frames'], phase: string): number =>
  upTo(frames, phase).length - 1;

/** A move of the learner's, made so many times in a row. */
export interface MadeMove<Action> {
  action: Action;
  place: unknown;
  times: number;
}

/** The moves of one seat in the order they were made, the same one in a row as one. */
export function movesIn<State, Action extends { seat?: string | undefined }>(
  entries: readonly Step<State, Action>[],
  seat: string,
  placeOf: (action: Action) => unknown,
): MadeMove<Action>[] {
  const made: MadeMove<Action>[] = [];
  for (const { action } of entries) {
    if (!action || action.seat !== seat) continue;
    const last = made.at(-1);
    if (last && sameAction(last.action, action)) last.times++;
    else made.push({ action, place: placeOf(action), times: 1 });
  }
  return made;
}
