import { beginEvent } from '@machines/core/machine.ts';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { kindOf, stateId, type WayKind, wayId } from './ids.ts';

/** A way out of a state, in the chart's own names. */
export interface Way {
  id: string;
  kind: WayKind;
  from: string;
  /** Null when the state is not left. */
  to: string | null;
  event: string | null;
  guard: string | null;
  does: readonly string[];
  description: string | undefined;
  rules: readonly string[];
}

export interface ChartState {
  id: string;
  key: string;
  description: string | undefined;
  rules: readonly string[];
  final: boolean;
  /** What happens whenever it is entered. */
  entry: readonly string[];
  /** The state inside that it starts in. */
  initial: string | null;
  ways: readonly Way[];
  states: readonly ChartState[];
}

const rulesOf = (meta: unknown): readonly string[] => (meta as { rules?: string[] } | undefined)?.rules ?? [];

const nameOf = (named: unknown): string | null => {
  if (typeof named === 'string') return named;
  return typeof named === 'object' && named !== null && 'type' in named ? String(named.type) : null;
};

const namesOf = (all: readonly unknown[]): string[] => all.map(nameOf).filter((name) => name !== null);

const wayOf = (transition: AnyTransitionDefinition): Way => {
  const { source, eventType, guard, actions, reenter } = transition;
  const target = transition.target?.[0];
  const kind = kindOf(transition);
  return {
    id: wayId(transition),
    kind,
    from: stateId(source),
    // A state that leads to itself without being entered anew is not left.
    to: target && (target !== source || reenter) ? stateId(target) : null,
    event: kind === 'action' ? eventType : null,
    guard: nameOf(guard),
    does: namesOf(actions),
    description: transition.description,
    rules: rulesOf(transition.meta),
  };
};

/** What only opens a position is not part of the game. */
const isPlayed = (event: string): boolean => !event.startsWith(beginEvent(''));

/** `definition` leaves out what is taken at once, so the nodes themselves are read. */
const waysOf = (node: AnyStateNode): Way[] =>
  [...(node.always ?? []), ...[...node.transitions.values()].flat()]
    .filter(({ eventType }) => isPlayed(eventType))
    .map(wayOf);

export const stateOf = (node: AnyStateNode): ChartState => {
  const first = node.type === 'compound' ? node.initial.target?.[0] : undefined;
  return {
    id: stateId(node),
    key: node.key,
    description: node.description,
    rules: rulesOf(node.meta),
    final: node.type === 'final',
    entry: namesOf(node.entry),
    initial: first ? stateId(first) : null,
    ways: waysOf(node),
    states: Object.values(node.states).map(stateOf),
  };
};

/** A state and everything inside it, outermost first. */
export const withDescendants = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(withDescendants)];
