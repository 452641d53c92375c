import { deskMachine } from '@machines/smartphone/desk.ts';
import { phaseMachines } from '@machines/smartphone/game.ts';
import { phases } from '@machines/smartphone/names.ts';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A way out of a state, in the chart's own names. `event` is null when it is taken at once. */
export interface Way {
  event: string | null;
  guard: string | null;
  target: string | null;
}
export interface ChartState {
  key: string;
  description: string | undefined;
  rules: readonly string[];
  ways: Way[];
}
export interface Chart {
  id: string;
  description: string | undefined;
  rules: readonly string[];
  states: ChartState[];
}

const rulesOf = ({ meta }: AnyStateNode): readonly string[] => (meta as { rules?: string[] } | undefined)?.rules ?? [];

const guardName = ({ guard }: AnyTransitionDefinition): string | null => {
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && 'type' in guard ? String(guard.type) : null;
};

const way = (event: string | null, transition: AnyTransitionDefinition): Way => ({
  event,
  guard: guardName(transition),
  target: transition.target?.[0]?.key ?? null,
});

/** `definition` leaves out what is taken at once, so the nodes themselves are read. */
const waysOut = (node: AnyStateNode): Way[] => [
  ...(node.always ?? []).map((transition) => way(null, transition)),
  ...[...node.transitions].flatMap(([event, all]) =>
    event.startsWith('xstate.') ? [] : all.map((transition) => way(event, transition)),
  ),
];

/** A state inside a state comes after it; every key is said once. */
const statesOf = (node: AnyStateNode): ChartState[] =>
  Object.values(node.states).flatMap((state) => [
    { key: state.key, description: state.description, rules: rulesOf(state), ways: waysOut(state) },
    ...statesOf(state),
  ]);

const chartOf = (id: string, root: AnyStateNode): Chart => ({
  id,
  description: root.description,
  rules: rulesOf(root),
  states: statesOf(root),
});

export const deskChart = chartOf('desk', deskMachine.root);
export const phaseCharts = phases.map((phase) => ({ phase, chart: chartOf(phase, phaseMachines[phase].root) }));
