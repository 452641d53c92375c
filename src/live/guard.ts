import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';

const nameOf = (named: unknown): string | null => {
  if (typeof named === 'string') return named;
  return typeof named === 'object' && named !== null && 'type' in named ? String(named.type) : null;
};

/** The ways that a state has for an event, innermost first; none where it has no place for it. */
export const waysFor = (snapshot: Pick<AnyMachineSnapshot, '_nodes'>, event: string): AnyTransitionDefinition[] =>
  snapshot._nodes
    .toSorted((a, b) => b.path.length - a.path.length)
    .flatMap((node) => node.transitions.get(event) ?? []);

/** Every event that a state has a place for, with its guard, innermost first. */
export const eventsIn = (snapshot: Pick<AnyMachineSnapshot, '_nodes'>): string[] => [
  ...new Set(
    snapshot._nodes
      .toSorted((a, b) => b.path.length - a.path.length)
      .flatMap((node) => [...node.transitions.keys()].filter((event) => !/[.*]/.test(event))),
  ),
];

export const guardOf = ({ guard }: AnyTransitionDefinition): string | null => nameOf(guard);

export const actionsOf = ({ actions }: AnyTransitionDefinition): string[] =>
  actions.map(nameOf).filter((name) => name !== null);
