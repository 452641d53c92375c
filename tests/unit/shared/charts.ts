import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, createActor, getInitialMicrosteps, getMicrosteps } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** What holds for every chart of every game. */

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** Each machine starts, says in every state what it is and by which clauses, and stays pure. */
export function chartTests<State>(
  machines: Record<string, AnyStateMachine>,
  inputFor: (name: string) => State,
  isClauseId: (text: string) => boolean,
): void {
  for (const [name, machine] of Object.entries(machines)) {
    test(`${name} starts, and every state says what it is and by which clauses`, () => {
      const actor = createActor(machine, { input: { game: inputFor(name) } }).start();
      expect(actor.getSnapshot().status).not.toBe('error');
      for (const node of nodesOf(machine.root)) {
        if (node.path.length === 0 && name === 'game') continue;
        expect(node.description, node.id).toMatch(/\.$|\?$/);
        const rules: string[] = node.meta?.rules ?? [];
        expect(rules.length, node.id).toBeGreaterThan(0);
        expect(
          rules.filter((rule) => !isClauseId(rule)),
          node.id,
        ).toEqual([]);
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

interface Taken {
  source: AnyStateNode;
  guard: string;
  event: string;
}
const keyOf = ({ source, event, guard }: Taken) =>
  `${source.key} on ${event || 'its own'} if ${guard || 'nothing else'}`;

const transitionsOf = (node: AnyStateNode): Taken[] => [
  ...(node.always ?? []).map((each) => ({ source: node, event: '', guard: String(each.guard ?? '') })),
  ...Object.entries(node.config.on ?? {}).map(([event, config]) => ({
    source: node,
    event,
    guard: String((config as { guard?: string }).guard ?? ''),
  })),
];

/** The transition a chart takes from a resting or passing state: the first whose guard holds. */
function taken<State>(
  machine: AnyStateMachine,
  leaf: AnyStateNode,
  game: State,
  action?: { type: string },
): Taken | undefined {
  return transitionsOf(leaf).find(({ guard, event }) => {
    if (event !== '' && event !== action?.type) return false;
    const ask = machine.implementations.guards[guard] as ((asked: unknown, params: unknown) => boolean) | undefined;
    return !guard || ask?.({ context: { game }, event: action }, undefined);
  });
}

export interface Searched<State, Action> {
  /** Positions that between them reach every state and transition, by machine. */
  positions: Record<string, (() => State)[]>;
  /** What may be done in a position. */
  events(state: State): Action[];
  /** What tells two positions of a small search apart. */
  project(state: State): string;
}

/** A search from the given positions reaches every state and every transition of each flat machine. */
export function graphTests<State, Action extends { type: string }>(
  machines: Record<string, AnyStateMachine>,
  { positions, events, project }: Searched<State, Action>,
): void {
  interface Snapshot {
    value: unknown;
    context: { game: State };
  }
  describe('the graph of every phase', () => {
    for (const [name, machine] of Object.entries(machines))
      test(`${name}: every state and every transition is reached`, () => {
        const leaves = nodesOf(machine.root).slice(1);
        const states = new Set<string>();
        const transitions = new Set<string>();
        const follow = (snapshots: Snapshot[], action?: Action) => {
          for (const [at, { value, context }] of snapshots.entries()) {
            states.add(String(value));
            const leaf = machine.root.states[String(value)];
            const used = leaf && taken(machine, leaf, context.game, at === 0 ? action : undefined);
            if (used) transitions.add(keyOf(used));
          }
        };
        for (const make of positions[name] ?? []) {
          const input = { game: make() };
          follow(getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot as unknown as Snapshot));
          const paths = getShortestPaths(machine, {
            input,
            events: (snapshot: Snapshot) => events(snapshot.context.game),
            serializeState: (snapshot: Snapshot) => `${String(snapshot.value)} ${project(snapshot.context.game)}`,
            limit: 20_000,
          } as never);
          for (const { state } of paths as unknown as { state: Snapshot }[])
            for (const action of events(state.context.game)) {
              const steps = getMicrosteps(machine, state as never, action as never) as unknown as [Snapshot][];
              follow([state, ...steps.map(([next]) => next)], action);
            }
        }
        expect(leaves.map(({ key }) => key).filter((key) => !states.has(key))).toEqual([]);
        expect(
          leaves
            .flatMap(transitionsOf)
            .map(keyOf)
            .filter((key) => !transitions.has(key)),
        ).toEqual([]);
      });
  });
}
