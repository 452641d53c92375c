import type { Action } from '@machines/smartphone/actions.ts';
import type { Phase } from '@machines/smartphone/names.ts';
import { type Frame, upTo } from '@machines/smartphone/position/frames.ts';
import { type Laid, openLaid } from '@machines/smartphone/position/open.ts';
import { playActions } from '@machines/smartphone/position/play.ts';
import type { RefusalOf } from '@machines/smartphone/rules/refuse.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { useMemo, useState } from 'react';

export interface Resolved {
  /** The steps in which something is told. What is told before anyone acts comes first. */
  frames: Frame[];
  /** What ended it before its last move. */
  refused: { action: Action; refusal: RefusalOf } | null;
}

/**
 * Everything that comes of actions in a position, step by step, as far as the rules let them.
 * `quiet` leaves out how the phase began, where something is played in it.
 */
export function resolutionOf(laid: Laid, actions: readonly Action[], until: Phase | null, quiet = false): Resolved {
  const position = openLaid(laid);
  const told = laid.actions.length === 0 && !(quiet && actions.length > 0);
  const played = playActions(told ? position : { ...position, frames: [] }, actions);
  const last = played.actions.at(-1);
  return {
    frames: upTo(played.frames, until).filter(({ news }) => news.length > 0),
    refused: played.refused && last ? { action: last, refusal: played.refused.refusal } : null,
  };
}

/** Steps that are looked at one at a time. Nothing of them is shown before they are begun. */
export function useSteps(frames: readonly Frame[], begins: GameState) {
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

export type Resolution = ReturnType<typeof useSteps>;

/** What comes of actions in a lesson. */
export function useResolution(laid: Laid, actions: readonly Action[], until: Phase | null): Resolution {
  const { frames } = useMemo(() => resolutionOf(laid, actions, until, true), [laid, actions, until]);
  const begins = useMemo(() => {
    // A position whose whole resolution is automatic is first seen as it was laid out.
    const { state, frames: opening } = openLaid(laid);
    return laid.actions.length === 0 && actions.length === 0 && opening.length > 0 ? laid.table : state;
  }, [laid, actions]);
  return useSteps(frames, begins);
}
