import { useEffect } from 'react';
import { activeStates, wayId } from '@/charts/ids.ts';
import type { Live } from '@/live/ui/useLive.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { tell } from '../following.ts';

/** Tells charts on the same page where a widget stands; one without a name tells nobody. */
export function useStanding<T extends ScenarioTypes>(name: string | undefined, live: Live<T>): void {
  const { snapshot, entry } = live;
  useEffect(() => {
    if (!name) return;
    tell({ name, active: activeStates(snapshot), taken: entry.steps.flatMap(({ ways }) => ways.map(wayId)) });
  }, [name, snapshot, entry]);
}
