import {
  type FrameOf,
  type LaidOf,
  type PlayedOf,
  type PositionOf,
  type Telling,
  upTo,
} from '@machines/core/position/frames.ts';
import type { Refusal } from '@machines/core/refusal.ts';
import { useState } from 'react';

export interface ResolvedOf<State extends Telling, Action, R extends Refusal> {
  /** The steps in which something is told. What is told before anyone acts comes first. */
  frames: FrameOf<State>[];
  /** What ended it before its last move. */
  refused: { action: Action; refusal: R } | null;
}

export interface Playing<State extends Telling, Action, R extends Refusal> {
  openLaid: (laid: LaidOf<State, Action>) => PositionOf<State>;
  playActions: (position: PositionOf<State>, actions: readonly Action[]) => PlayedOf<State, Action, R>;
}

/**
 * Everything that comes of actions in a position, step by step, as far as the rules let them.
 * `quiet` leaves out how the phase began, where something is played in it.
 */
export const resolver =
  <State extends Telling, Action, R extends Refusal>({ openLaid, playActions }: Playing<State, Action, R>) =>
  (
    laid: LaidOf<State, Action>,
    actions: readonly Action[],
    until: string | null,
    quiet = false,
  ): ResolvedOf<State, Action, R> => {
    const position = openLaid(laid);
    const told = laid.actions.length === 0 && !(quiet && actions.length > 0);
    const played = playActions(told ? position : { ...position, frames: [] }, actions);
    const last = played.actions.at(-1);
    return {
      frames: upTo(played.frames, until).filter(({ news }) => news.length > 0),
      refused: played.refused && last ? { action: last, refusal: played.refused.refusal } : null,
    };
  };

/** Steps that are looked at one at a time. Nothing of them is shown before they are begun. */
export function useSteps<State extends Telling>(frames: readonly FrameOf<State>[], begins: State) {
  const [at, setAt] = useState(-1);
  return {
    state: frames[at]?.state ?? begins,
    told: frames.slice(0, at + 1).flatMap(({ news }) => news),
    at,
    of: frames.length,
    begin: () => setAt(0),
    next: () => setAt(Math.min(frames.length - 1, at + 1)),
    all: () => setAt(frames.length - 1),
    again: () => setAt(0),
    close: () => setAt(-1),
  };
}

export type ResolutionOf<State extends Telling> = ReturnType<typeof useSteps<State>>;
