import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  createMachine,
  type EventObject,
  getInitialMicrosteps,
  type StateValue,
} from 'xstate';
import { beginEvent, type Context } from './machine.ts';
import type { Telling } from './position/frames.ts';
import type { Refusal } from './refusal.ts';

/** A game on its statechart, for whatever runs on a page. */
export interface Charted<State, Action extends EventObject, R extends Refusal> {
  machine: AnyStateMachine;
  /** Why an action may not be done: the answer of the guard that says no. */
  refuse(state: State, action: Action): R | null;
  /** Where in the chart the phase of a state is. */
  pathOf(state: State): readonly string[];
}

/** A snapshot of a game's machine. */
export type SnapshotOf<State> = Omit<AnyMachineSnapshot, 'context'> & { context: Context<State> };

/** One step of the chart: where it led, and by which ways. */
export interface Microstep<Snapshot> {
  snapshot: Snapshot;
  ways: readonly AnyTransitionDefinition[];
}

/** What an action set off: every step that followed from it, and where it rests. Null where the game was opened. */
export interface Macrostep<Snapshot, Action> {
  action: Action | null;
  steps: readonly Microstep<Snapshot>[];
  snapshot: Snapshot;
}

/** A game as it was played on its chart: the opening, and every action with all it set off. */
export type Entries<State, Action> = readonly Macrostep<SnapshotOf<State>, Action>[];

/** A path of names as XState writes where a machine is. */
export const stateValue = (path: readonly string[]): StateValue =>
  path.slice(0, -1).reduceRight<StateValue>((inner, key) => ({ [key]: inner }), path.at(-1) ?? {});

/** Something to step a machine in that does nothing but tell each step. It lends its identity and is never started. */
function idleScope() {
  const idle = createActor(createMachine({}));
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
  } as unknown as AnyActorScope;
}

/**
 * Steps a machine without building an actor for every event, as `transition()` does, and tells the way it goes.
 * It drops the actions a transition returns, so it is right only for machines whose every action is an assign;
 * tests hold that, and that it agrees with `transition()`. A machine that is in error says so by throwing.
 */
export function walker<State, Action extends EventObject>(machine: AnyStateMachine) {
  type Snapshot = SnapshotOf<State>;
  const scope = idleScope();
  let steps: Microstep<Snapshot>[] = [];
  scope.system.inspect((inspected) => {
    // What is refused is a step too, but along no way.
    if (inspected.type === '@xstate.microstep' && inspected._transitions.length > 0)
      steps.push({ snapshot: inspected.snapshot as unknown as Snapshot, ways: inspected._transitions });
  });
  function walk(action: Action | null, go: () => Snapshot): Macrostep<Snapshot, Action> {
    steps = [];
    const snapshot = go();
    if (snapshot.status === 'error') throw snapshot.error;
    return { action, steps, snapshot };
  }
  const at = (game: State, path: readonly string[]): Snapshot =>
    machine.resolveState({ value: stateValue(path), context: { game } } as never) as unknown as Snapshot;
  const send = (snapshot: Snapshot, event: EventObject): Snapshot =>
    machine.transition(snapshot as unknown as AnyMachineSnapshot, event, scope) as unknown as Snapshot;
  return {
    /** At a table as it is laid out, before anything happens. */
    at,
    /** From the beginning of the chart. */
    start(game: State): Macrostep<Snapshot, Action> {
      const walked = walk(null, () => machine.getInitialSnapshot(scope, { game }) as unknown as Snapshot);
      // Where the chart begins is told by nobody else.
      const first = getInitialMicrosteps(machine, { game })[0]?.[0] as unknown as Snapshot;
      return { ...walked, steps: [{ snapshot: first, ways: [] }, ...walked.steps] };
    },
    /** At a position that rests: an event nobody knows, and what is taken at once leads there. */
    rest: (game: State, path: readonly string[]) => walk(null, () => send(at(game, path), { type: 'position.rests' })),
    /** At a position that begins the phase at this path. */
    begin: (game: State, path: readonly string[]) =>
      walk(null, () => send(at(game, path), { type: beginEvent(path.at(-1) ?? '') })),
    take: (snapshot: Snapshot, action: Action) => walk(action, () => send(snapshot, action)),
  };
}

/** How a game is opened: from the table as it is set up, at a position that rests, or at one that begins a phase. */
export type Opening<State, Action> = ({ starts: State } | { rests: State } | { begins: State }) & {
  /** What is played from there at once. */
  log?: readonly Action[];
};

/** A game under way. Replaced, never changed, so that it can be compared. */
export interface Timeline<Snapshot, Action, R extends Refusal> {
  /** The opening, and every action with all it set off. */
  entries: readonly Macrostep<Snapshot, Action>[];
  /** How many actions have been played; less than all of them after an undo. */
  cursor: number;
  /** The step of the entry at the cursor that is looked at; null means where it rests; -1: before the opening. */
  step: number | null;
  /** The last action, if it was refused, why, and where it was tried. */
  refused: { action: Action; refusal: R; place: unknown } | null;
}

/** What a step of the chart told: a line or more under the board. */
export interface Caption<Snapshot, News> extends Microstep<Snapshot> {
  /** The entry it belongs to, and which step of it. */
  move: number;
  step: number;
  news: readonly News[];
}

/**
 * The rules of a game, running: a log with all that each action set off, and a cursor in it. Undo moves the cursor; a
 * new action after an undo drops what lay ahead. Made for useSyncExternalStore.
 */
export function createRules<State extends Telling, Action extends EventObject, R extends Refusal>(
  game: Charted<State, Action, R>,
  opening: Opening<State, Action>,
) {
  type Snapshot = SnapshotOf<State>;
  const walk = walker<State, Action>(game.machine);
  const listeners = new Set<() => void>();

  function opened(): Macrostep<Snapshot, Action> {
    if ('starts' in opening) return walk.start(opening.starts);
    if ('rests' in opening) return walk.rest(opening.rests, game.pathOf(opening.rests));
    return walk.begin(opening.begins, game.pathOf(opening.begins));
  }
  /** The table of a position that begins a phase, before it does. */
  const laid = (): Snapshot =>
    'begins' in opening ? walk.at(opening.begins, game.pathOf(opening.begins)) : entry(0).snapshot;
  let timeline: Timeline<Snapshot, Action, R> = { entries: [opened()], cursor: 0, step: null, refused: null };
  const entry = (move: number): Macrostep<Snapshot, Action> =>
    timeline.entries[Math.min(timeline.entries.length - 1, Math.max(0, Math.trunc(move)))] as Macrostep<
      Snapshot,
      Action
    >;
  const show = (next: Timeline<Snapshot, Action, R>) => {
    timeline = next;
    for (const listener of listeners) listener();
  };

  /** Plays an action at the cursor; answers why not, and changes nothing but that answer. */
  function act(action: Action, place: unknown = null): R | null {
    const { snapshot } = entry(timeline.cursor);
    const taken = walk.take(snapshot, action);
    if (taken.snapshot === snapshot) {
      const refusal = game.refuse(snapshot.context.game, action);
      if (!refusal) throw new Error(`The chart has no place for ${action.type}, but the rules allow it.`);
      show({ ...timeline, step: null, refused: { action, refusal, place } });
      return refusal;
    }
    const cursor = timeline.cursor + 1;
    show({ entries: [...timeline.entries.slice(0, cursor), taken], cursor, step: null, refused: null });
    return null;
  }

  /** Moves the cursor to any point of the log, or to a step on the way there; past its ends it stops there. */
  function goTo(move: number, step: number | null = null): void {
    const cursor = Math.min(timeline.entries.length - 1, Math.max(0, Math.trunc(move)));
    if (cursor !== timeline.cursor || step !== timeline.step || timeline.refused)
      show({ ...timeline, cursor, step, refused: null });
  }

  /** Goes back to a point of the log and drops what lies ahead, as a new action there would. */
  function restartAt(move: number): void {
    show({
      entries: timeline.entries.slice(0, Math.max(0, move) + 1),
      cursor: Math.max(0, move),
      step: null,
      refused: null,
    });
  }

  /** What the steps of an entry told, one by one; those that told nothing are left out. */
  function captionsOf(move: number): Caption<Snapshot, State['news'][number]>[] {
    // A position that rests has told all it tells before it was opened.
    if (move === 0 && 'rests' in opening) return [];
    let told = 0;
    return entry(move).steps.flatMap(({ snapshot, ways }, step) => {
      const { news } = snapshot.context.game;
      const fresh = news.slice(told);
      told = news.length;
      return fresh.length > 0 ? [{ move, step, snapshot, ways, news: fresh }] : [];
    });
  }

  for (const action of opening.log ?? []) {
    const refusal = act(action);
    if (refusal) throw new Error(`The log breaks ${refusal.rule}; open it with playSave.`);
  }

  return {
    get: () => timeline,
    /** What led to the moment after so many moves, for looking back without going there. */
    at: entry,
    /** The snapshot that is looked at. */
    shown: (): Snapshot => {
      const { snapshot, steps } = entry(timeline.cursor);
      if (timeline.step === -1) return laid();
      return (timeline.step === null ? undefined : steps[timeline.step]?.snapshot) ?? snapshot;
    },
    captionsOf,
    act,
    goTo,
    restartAt,
    /** Forgets the last refusal. */
    settle: () => timeline.refused && show({ ...timeline, refused: null }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The rules of a game, running. */
export type RulesOf<State extends Telling, Action extends EventObject, R extends Refusal> = ReturnType<
  typeof createRules<State, Action, R>
>;
