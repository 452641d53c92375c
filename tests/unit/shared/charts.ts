import { beginEvent } from '@machines/core/machine.ts';
import { type SnapshotOf, walker } from '@machines/core/rules.ts';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** What holds for every chart of every game. */

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** The ways out of a state; what only opens a position is none of the game's. */
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...(node.always ?? []), ...[...node.transitions.values()].flat()].filter(
    ({ eventType }) => !eventType.startsWith(beginEvent('')),
  );

/** Each machine starts, says in every state what it is and by which clauses, and stays pure. */
export function chartTests<State>(
  machines: Record<string, AnyStateMachine>,
  inputFor: (name: string) => State,
  isClauseId: (text: string) => boolean,
): void {
  const says = (what: string, { description, meta }: Pick<AnyStateNode, 'description' | 'meta'>) => {
    expect(description, what).toMatch(/\.$|\?$/);
    const rules: string[] = meta?.rules ?? [];
    expect(rules.length, what).toBeGreaterThan(0);
    expect(
      rules.filter((rule) => !isClauseId(rule)),
      what,
    ).toEqual([]);
  };
  for (const [name, machine] of Object.entries(machines)) {
    test(`${name} starts, and every state and way says what it is and by which clauses`, () => {
      const actor = createActor(machine, { input: { game: inputFor(name) } }).start();
      expect(actor.getSnapshot().status).not.toBe('error');
      for (const node of nodesOf(machine.root)) {
        says(node.id, node);
        for (const way of transitionsOf(node)) says(wayKey(way), way);
      }
    });

    test(`${name} stays pure: no invoke, no delay, and every action an assign`, () => {
      for (const node of nodesOf(machine.root)) {
        expect(node.invoke, node.id).toEqual([]);
        expect(node.after, node.id).toEqual([]);
      }
      for (const [action, made] of Object.entries(machine.implementations.actions))
        expect((made as { type?: string }).type, action).toBe('xstate.assign');
    });
  }
}

/** Clauses cited by any state of a machine. */
export const cited = (machine: AnyStateMachine): Set<string> =>
  new Set(nodesOf(machine.root).flatMap((node) => (node.meta?.rules ?? []) as string[]));

/** A way as its state, what it is taken on, and its condition. */
const wayKey = ({ source, eventType, guard }: AnyTransitionDefinition): string =>
  `${source.id} on ${eventType || 'its own'} if ${guard ?? 'nothing else'}`;

export interface Searched<State, Action> {
  /** Positions that between them reach every state and transition, by machine. */
  positions: Record<string, (() => State)[]>;
  /** What may be done in a position. */
  events(state: State): Action[];
  /** What tells two positions of a small search apart. */
  project(state: State): string;
}

/** A search from the given positions reaches every state and every way of each machine. */
export function graphTests<State, Action extends { type: string }>(
  machines: Record<string, AnyStateMachine>,
  { positions, events, project }: Searched<State, Action>,
): void {
  describe('the graph of every phase', () => {
    for (const [name, machine] of Object.entries(machines))
      test(`${name}: every state and every way is reached`, () => {
        const walk = walker<State, Action>(machine);
        const states = new Set<string>();
        const ways = new Set<string>();
        const follow = ({ steps }: ReturnType<typeof walk.take>) => {
          for (const step of steps) {
            for (const { id } of step.snapshot._nodes) states.add(id);
            for (const way of step.ways) ways.add(wayKey(way));
          }
        };
        for (const make of positions[name] ?? []) {
          const input = { game: make() };
          follow(walk.start(input.game));
          const paths = getShortestPaths(machine, {
            input,
            events: (snapshot: SnapshotOf<State>) => events(snapshot.context.game),
            serializeState: (snapshot: SnapshotOf<State>) =>
              `${JSON.stringify(snapshot.value)} ${project(snapshot.context.game)}`,
            limit: 20_000,
          } as never);
          for (const { state } of paths as unknown as { state: SnapshotOf<State> }[])
            for (const action of events(state.context.game)) follow(walk.take(state, action));
        }
        const nodes = nodesOf(machine.root);
        expect(nodes.map(({ id }) => id).filter((id) => !states.has(id))).toEqual([]);
        expect(
          nodes
            .flatMap(transitionsOf)
            .map(wayKey)
            .filter((key) => !ways.has(key)),
        ).toEqual([]);
      });
  });
}
