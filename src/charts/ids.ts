import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Ids by which drawing, list and page find the same state and the same way. A pure machine names them itself. */

const doneEvent = 'xstate.done.state.';

export type WayKind = 'action' | 'always' | 'done';

/** Taken on an action of a seat, at once, or when everything inside a state is done. */
export const kindOf = ({ eventType }: AnyTransitionDefinition): WayKind => {
  if (eventType === '') return 'always';
  return eventType.startsWith(doneEvent) ? 'done' : 'action';
};

const siblingsOf = ({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];

export const wayId = (transition: AnyTransitionDefinition): string => {
  const kind = kindOf(transition);
  const event = kind === 'action' ? transition.eventType : kind;
  return `${transition.source.id}/${event}/${siblingsOf(transition).indexOf(transition)}`;
};

export const stateId = ({ id }: AnyStateNode): string => id;

/** Every state the snapshot is in, outermost first. */
export const activeStates = (snapshot: Pick<AnyMachineSnapshot, '_nodes'>): string[] =>
  snapshot._nodes.toSorted((a, b) => a.path.length - b.path.length).map(stateId);
