import { type ActorScope, type AnyStateMachine, createActor, type EventFrom, type SnapshotFrom } from 'xstate';

/** A scope to step a machine in that does nothing but step it. */
export function idleScope<M extends AnyStateMachine>(machine: M) {
  // Never started: it only lends its identity to the scope. The input is not looked at here.
  const idle = createActor(machine, { input: { game: null } } as never);
  const nothing = () => undefined;
  return {
    self: idle,
    id: idle.id,
    sessionId: idle.sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    system: idle.system,
    stopChild: nothing,
    actionExecutor: nothing,
  } as unknown as ActorScope<SnapshotFrom<M>, EventFrom<M>>;
}

/**
 * Steps a machine without building an actor for every event, as `transition()` does.
 * It drops the actions a transition returns, so it is right only for machines whose every action is an assign;
 * tests hold that, and that it agrees with `transition()`.
 */
export function createStepper<M extends AnyStateMachine>(machine: M) {
  type Snapshot = SnapshotFrom<M>;
  const scope = idleScope(machine);
  return (snapshot: Snapshot, event: EventFrom<M>): Snapshot => machine.transition(snapshot, event, scope) as Snapshot;
}
