import type { AnyStateMachine, AnyTransitionDefinition, EventFrom, SnapshotFrom } from 'xstate';
import { idleScope } from './stepper.ts';

/**
 * Tells which transitions a machine takes on an event, one after the other: the one the event asks for, then those
 * taken at once and those of states that are done. The machine says so itself; no guard is asked a second time.
 */
export function createTracer<M extends AnyStateMachine>(machine: M) {
  const scope = idleScope(machine);
  let heard: AnyTransitionDefinition[] = [];
  scope.system.inspect((inspected) => {
    if (inspected.type === '@xstate.microstep') heard.push(...inspected._transitions);
  });
  return (snapshot: SnapshotFrom<M>, event: EventFrom<M>): AnyTransitionDefinition[] => {
    heard = [];
    machine.transition(snapshot, event, scope);
    return heard;
  };
}
