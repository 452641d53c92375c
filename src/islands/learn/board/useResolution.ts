import type { Action } from '@machines/smartphone/actions.ts';
import type { Phase } from '@machines/smartphone/names.ts';
import { type Laid, playActions } from '@machines/smartphone/position/frames.ts';
import { openLaid } from '@machines/smartphone/position/open.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { useMemo } from 'react';
import { type ResolutionOf, resolver, useSteps } from '../resolution.ts';

export const resolutionOf = resolver({ openLaid, playActions });

/** What comes of actions in a lesson. */
export function useResolution(laid: Laid, actions: readonly Action[], until: Phase | null): ResolutionOf<GameState> {
  const { frames } = useMemo(() => resolutionOf(laid, actions, until, true), [laid, actions, until]);
  const begins = useMemo(() => {
    // A position whose whole resolution is automatic is first seen as it was laid out.
    const { state, frames: opening } = openLaid(laid);
    return laid.actions.length === 0 && actions.length === 0 && opening.length > 0 ? laid.table : state;
  }, [laid, actions]);
  return useSteps(frames, begins);
}
