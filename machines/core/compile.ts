import {
  type ChartData,
  type Flowing,
  listOf,
  mostSteps,
  type Vocabulary,
  type WayData,
  withoutNews,
} from './chart.ts';
import type { Refusal } from './refusal.ts';

export type StepOf<State, R extends Refusal> = { ok: true; state: State } | { ok: false; state: State; refusal: R };

/** A game that runs on tables made of its chart. */
export interface Flow<State, Action, R extends Refusal, Phase extends string = string> {
  /** Begins the chart with the table as it is laid out, and rests where someone has to act. */
  start(state: State): State;
  /** One action: refused with its clause and the very same state, or done with all that follows by itself. */
  step(state: State, action: Action): StepOf<State, R>;
  /** Why an action may not be done now; null when it may. */
  refuse(state: State, action: Action): R | null;
  /** An action that is not refused: the state after it, and after every step that follows by itself. */
  microsteps(state: State, action: Action): State[];
  /** A phase that begins with the table as it stands: the state as it begins, and after every step that follows. */
  entering(state: State, phase: Phase): State[];
  /** Where in the chart a game is: the names of the states it is in, outermost first. */
  path(state: State): readonly string[];
  /** The name of the innermost state it is in. */
  stateOf(state: State): string;
  /** The kinds of actions that each phase has a place for. */
  declared: Readonly<Record<Phase, ReadonlySet<string>>>;
}

interface Way<State> {
  holds: ((state: State) => boolean) | null;
  does: ((state: State) => State) | null;
  /** What happens in the states that are entered, outermost first. */
  entries: ((state: State) => State)[];
  /** The innermost state it leads to. */
  to: Node<State>;
}

interface Asked<State, Action, R> {
  why: (state: State, action: Action) => R | null;
  /** Null where the state has no place for it: then the guard that its phase has for it says why not. */
  does: ((state: State, action: Action) => State) | null;
  entries: ((state: State) => State)[];
  to: Node<State>;
}

interface Node<State> {
  path: readonly string[];
  data: ChartData;
  parent: Node<State> | null;
  children: Map<string, Node<State>>;
  /** What is taken by itself: of a final state, what follows when the state around it is done. */
  alone: Way<State>[];
  // biome-ignore lint/suspicious/noExplicitAny: each is for its own kind of action, and is found by it
  on: Map<string, Asked<State, any, any>>;
}

interface Told<State, Phase extends string> {
  /** Where in the chart each phase is. */
  phases: Readonly<Record<Phase, readonly string[]>>;
  phaseOf(state: State): Phase;
}

/**
 * Makes tables of a chart. It knows a closed subset of XState's format: `subset.ts` refuses everything else, and the
 * tests ask it about every chart, so that no page has to carry the question.
 */
export function compile<
  State extends Flowing,
  Action extends { type: string },
  R extends Refusal,
  Phase extends string,
>(
  chart: ChartData,
  vocabulary: Vocabulary<State, Action, R>,
  { phases, phaseOf }: Told<State, Phase>,
): Flow<State, Action, R, Phase> {
  type Update = (state: State) => State;
  const all: Node<State>[] = [];

  function grow(data: ChartData, path: readonly string[], parent: Node<State> | null): Node<State> {
    const node: Node<State> = {
      path,
      data,
      parent,
      children: new Map(),
      alone: [],
      on: new Map(),
    };
    all.push(node);
    for (const [key, inner] of Object.entries(data.states ?? {}))
      node.children.set(key, grow(inner, [...path, key], node));
    return node;
  }

  const entryOf = ({ data: { entry } }: Node<State>): Update[] => (entry ? [vocabulary.updates[entry] as Update] : []);

  /** From a state that is entered down to the innermost one. */
  function descend(node: Node<State>): Pick<Way<State>, 'entries' | 'to'> {
    const inner = node.data.initial === undefined ? undefined : node.children.get(node.data.initial);
    if (!inner) return { entries: entryOf(node), to: node };
    const { entries, to } = descend(inner);
    return { entries: [...entryOf(node), ...entries], to };
  }

  /** Where a way leads: a state beside the one it leaves. */
  function lead(node: Node<State>, { target, reenter }: WayData): Pick<Way<State>, 'entries' | 'to'> {
    const to = target === undefined ? node : (node.parent?.children.get(target) as Node<State>);
    return to !== node || reenter ? descend(to) : { entries: [], to };
  }

  const alone = (node: Node<State>, ways: ChartData['always']): Way<State>[] =>
    listOf(ways).map((way) => ({
      holds: way.guard ? (vocabulary.conditions[way.guard] as Way<State>['holds']) : null,
      does: way.actions ? (vocabulary.updates[way.actions] as Update) : null,
      ...lead(node, way),
    }));

  const root = grow(chart, [], null);
  for (const node of all) {
    for (const [type, way] of Object.entries(node.data.on ?? {}))
      node.on.set(type, {
        why: vocabulary.guards[way.guard] as Asked<State, Action, R>['why'],
        does: vocabulary.actions[way.actions] as Asked<State, Action, R>['does'],
        ...lead(node, way),
      });
    node.alone.push(...alone(node, node.data.always));
    // What is done leads on from the state around it: a final state has no other way out.
    const done = alone(node, node.data.onDone);
    for (const child of node.children.values()) if (child.data.type) child.alone.push(...done);
  }

  const find = (path: readonly string[]): Node<State> =>
    path.reduce((node, key) => node.children.get(key) as Node<State>, root);
  const within = (node: Node<State>): Node<State>[] => [node, ...[...node.children.values()].flatMap(within)];

  const firsts = new Map<string, Pick<Way<State>, 'entries' | 'to'>>();
  const declared = {} as Record<Phase, ReadonlySet<string>>;
  for (const phase of Object.keys(phases) as Phase[]) {
    const node = find(phases[phase]);
    const inside = within(node);
    const why = new Map<string, Asked<State, Action, R>['why']>();
    for (const { on } of inside) for (const [type, asked] of on) why.set(type, asked.why);
    for (const each of inside)
      for (const [type, because] of why)
        if (!each.on.has(type)) each.on.set(type, { why: because, does: null, entries: [], to: each });
    firsts.set(phase, descend(node));
    declared[phase] = new Set(why.keys());
  }

  /** Where a phase begins; one that the chart does not have is an error of whoever made the state. */
  function firstOf(phase: string): Pick<Way<State>, 'entries' | 'to'> {
    const first = firsts.get(phase);
    if (!first) throw new Error(`The chart has no phase ${phase}.`);
    return first;
  }

  /** Where a state rests that no step has led to: from its phase's first state along what changes nothing. */
  function look(state: State): Node<State> {
    let node = firstOf(phaseOf(state)).to;
    for (let steps = 0; ; steps++) {
      if (steps > mostSteps) throw endless(node);
      const way: Way<State> | undefined = node.data.type
        ? undefined
        : node.alone.find(({ does, entries, holds }) => !does && entries.length === 0 && (!holds || holds(state)));
      if (!way) return node;
      node = way.to;
    }
  }

  /** The last state stepped to, by itself: an entry for every step would cost more than the step. */
  let last: State | null = null;
  let lastNode = root;
  const looked = new WeakMap<State, Node<State>>();
  function nodeOf(state: State): Node<State> {
    if (state === last) return lastNode;
    let node = looked.get(state);
    if (!node) {
      node = look(state);
      looked.set(state, node);
    }
    return node;
  }

  const endless = ({ path }: Node<State>): Error =>
    new Error(
      `The chart goes round for ever: more than ${mostSteps} steps by themselves, the last in ${path.join('.')}.`,
    );

  /** Takes what is taken by itself until nothing is, and keeps where it ends. `seen` hears of every change. */
  function settle(begun: State, from: Node<State>, seen: State[] | null): State {
    let state = begun;
    let node = from;
    for (let steps = 0; ; steps++) {
      if (steps > mostSteps) throw endless(node);
      let taken: Way<State> | null = null;
      for (const way of node.alone)
        if (!way.holds || way.holds(state)) {
          taken = way;
          break;
        }
      if (!taken) break;
      const before = state;
      if (taken.does) state = taken.does(state);
      for (const entry of taken.entries) state = entry(state);
      if (seen && state !== before) seen.push(state);
      node = taken.to;
    }
    last = state;
    lastNode = node;
    return state;
  }

  function because(
    node: Node<State>,
    asked: Asked<State, Action, R> | undefined,
    state: State,
    action: Action,
  ): R | null {
    const refusal = vocabulary.common(state, action, asked !== undefined) ?? asked?.why(state, action) ?? null;
    if (!refusal && !asked?.does)
      throw new Error(`${node.path.join('.')} has no place for ${action.type}, but the rules allow it.`);
    return refusal;
  }

  function act(asked: Asked<State, Action, R> | undefined, state: State, action: Action, seen: State[] | null): State {
    if (!asked?.does) throw new Error(`The chart has no place for ${action.type}.`);
    let now = asked.does(withoutNews(state), action);
    for (const entry of asked.entries) now = entry(now);
    seen?.push(now);
    return settle(now, asked.to, seen);
  }

  function enter(state: State, { entries, to }: Pick<Way<State>, 'entries' | 'to'>, seen: State[] | null): State {
    let now = state;
    for (const entry of entries) now = entry(now);
    seen?.push(now);
    return settle(now, to, seen);
  }

  return {
    start: (state) => enter(state, descend(root), null),
    step(state, action) {
      const node = nodeOf(state);
      const asked = node.on.get(action.type);
      const refusal = because(node, asked, state, action);
      return refusal ? { ok: false, state, refusal } : { ok: true, state: act(asked, state, action, null) };
    },
    refuse(state, action) {
      const node = nodeOf(state);
      return because(node, node.on.get(action.type), state, action);
    },
    microsteps(state, action) {
      const seen: State[] = [];
      act(nodeOf(state).on.get(action.type), state, action, seen);
      return seen;
    },
    entering(state, phase) {
      const seen: State[] = [];
      enter(state, firstOf(phase), seen);
      return seen;
    },
    path: (state) => nodeOf(state).path,
    stateOf: (state) => nodeOf(state).path.at(-1) ?? '',
    declared,
  };
}
