import type { LaidIn } from '@machines/core/game.ts';
import { useMemo } from 'react';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { type Playing, type ResolutionOf, resolver, useSteps } from '../resolution.ts';

/** What comes of actions in a lesson. */
export function useResolution<T extends ScenarioTypes>(
  kit: Playing<T['state'], T['action'], T['refusal']>,
  laid: LaidIn<T>,
  actions: readonly T['action'][],
  until: string | null,
): ResolutionOf<T['state']> {
  const { frames } = useMemo(() => resolver(kit)(laid, actions, until, true), [kit, laid, actions, until]);
  const begins = useMemo((): T['state'] => {
    // A position whose whole resolution is automatic is first seen as it was laid out.
    const { state, frames: opening } = kit.openLaid(laid);
    return laid.actions.length === 0 && actions.length === 0 && opening.length > 0 ? laid.table : state;
  }, [kit, laid, actions]);
  return useSteps<T['state']>(frames, begins);
}
