import type { Action } from '@machines/smartphone/actions.ts';
import type { Phase } from '@machines/smartphone/names.ts';
import { type Frame, framesAfter, upTo } from '@machines/smartphone/position/frames.ts';
import { type Laid, openLaid } from '@machines/smartphone/position/open.ts';
import { step as stepGame } from '@machines/smartphone/stepping.ts';
import { useMemo, useState } from 'react';

/** Everything that comes of actions in a position, step by step. What is told before anyone acts comes first. */
export function resolutionOf(laid: Laid, actions: readonly Action[], until: Phase | null): Frame[] {
  const { frames, state } = openLaid(laid);
  let now = state;
  const all = laid.actions.length > 0 ? [] : [...frames];
  for (const action of actions) {
    all.push(...framesAfter(now, action));
    now = stepGame(now, action).state;
  }
  return upTo(all, until).filter(({ news }) => news.length > 0);
}

/** A resolution that is looked at one step at a time. Nothing of it is shown before it is begun. */
export function useResolution(laid: Laid, actions: readonly Action[], until: Phase | null) {
  const frames = useMemo(() => resolutionOf(laid, actions, until), [laid, actions, until]);
  const begins = useMemo(() => {
    // A position whose whole resolution is automatic is first seen as it was laid out.
    const { state, frames: opening } = openLaid(laid);
    return laid.actions.length === 0 && actions.length === 0 && opening.length > 0 ? laid.table : state;
  }, [laid, actions]);
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

export type Resolution = ReturnType<typeof useResolution>;
