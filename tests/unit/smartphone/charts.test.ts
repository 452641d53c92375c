import { actingSeats } from '@machines/bots/random.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { clauses, isClauseId } from '@machines/smartphone/clauses/index.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import { gameMachine, phaseMachines, roundMachine } from '@machines/smartphone/game.ts';
import { actingPhases, legalActions } from '@machines/smartphone/rules/game.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import { randomPlan } from '@machines/smartphone/rules/planSpace.ts';
import { setUp } from '@machines/smartphone/rules/setup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, createActor, getInitialMicrosteps, getMicrosteps } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { bareBoard, edit, seat, setupOf, showing, type TableOptions, tableOf } from './kit.ts';

const allMachines: Record<string, AnyStateMachine> = { game: gameMachine, round: roundMachine, ...phaseMachines };

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

describe('every chart', () => {
  for (const [name, machine] of Object.entries(allMachines)) {
    test(`${name} starts, and every state says what it is and by which clauses`, () => {
      const table = showing(tableOf(), {});
      const actor = createActor(machine, { input: { game: name === 'game' ? setUp(setupOf()) : table } }).start();
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

  test('most clauses have their place in a chart', () => {
    const cited = new Set(nodesOf(gameMachine.root).flatMap((node) => (node.meta?.rules ?? []) as string[]));
    expect(clauses.filter(({ id }) => cited.has(id)).length).toBeGreaterThan(60);
  });
});

/** Positions that between them reach every state and transition of a phase's chart. */
type Position = () => GameState;
const position =
  (options: TableOptions, change: (draft: GameState) => void, tallies: Parameters<typeof showing>[1]): Position =>
  () =>
    showing(edit(bareBoard(tableOf(options)), change), tallies);

const positions: Record<keyof typeof phaseMachines, Position[]> = {
  planning: [() => tableOf()],
  pricing: [position({}, () => {}, { green: { priceUp: 1 } })],
  production: [position({}, () => {}, { green: { goods: 1 } })],
  scoring: [position({}, () => {}, {})],
  improvement: [
    position({ seats: ['green', 'blue', 'red'], steve: 'red' }, () => {}, { green: { improve: 1 } }),
    position({}, (draft) => Object.assign(draft, { tokens: 0 }), {}),
  ],
  research: [
    position(
      { seats: ['green', 'red'], steve: 'red', sides: { Gamepad: 'B' } },
      (draft) => {
        draft.retailers.Canada = { tile: 0, side: 0 };
        Object.assign(seat(draft, 'green').research, { Gamepad: 3, GPS: 1 });
        seat(draft, 'red').research.GPS = 2;
      },
      { green: { research: 2 }, red: { research: 3 } },
    ),
    // A bonus to spend in research, and several technologies paid for at once.
    position(
      { sides: { Gamepad: 'B' } },
      (draft) => {
        draft.retailers.Canada = { tile: 1, side: 0 };
        Object.assign(seat(draft, 'green').research, { Gamepad: 4, GPS: 3, 'Wi-Fi': 3 });
      },
      {},
    ),
    // Bonuses that the printed small retailers do not have, but another copy's might.
    ...([{ kind: 'price' }, { kind: 'secondOffice' }, { kind: 'moveOffice' }] as const).map((bonus) =>
      position(
        { sides: { Gamepad: 'B' } },
        (draft) => {
          const [small] = printed.retailers;
          if (!small) throw new Error('no retailers');
          const side = { ...small.sides[0], bonus };
          draft.setup = {
            ...draft.setup,
            components: { ...printed, retailers: [{ ...small, sides: [side, side] }, ...printed.retailers.slice(1)] },
          };
          draft.offices['North Africa'] = ['green'];
          draft.retailers.Canada = { tile: 0, side: 0 };
          seat(draft, 'green').research.Gamepad = 4;
        },
        {},
      ),
    ),
    position(
      { seats: ['green', 'red'], steve: 'red' },
      (draft) => Object.assign(seat(draft, 'red').research, { GPS: 3, 'Wi-Fi': 3 }),
      {},
    ),
    position(
      { rulings: { completionOrder: 'anyTime' } },
      (draft) => Object.assign(seat(draft, 'green').research, { GPS: 3 }),
      { green: { research: 1 } },
    ),
  ],
  logistics: [
    position(
      { seats: ['green', 'red'], steve: 'red', rulings: { steveMarkerStart: 'firstTurn' } },
      (draft) => {
        draft.offices['North Africa'] = ['green'];
        draft.offices.CIS = ['red'];
        draft.retailers.Emirates = { tile: 0, side: 0 };
        draft.progress.Emirates = { green: 1 };
        Object.assign(seat(draft, 'green'), { technologies: ['Wi-Fi', 'NFC'], goods: 1 });
      },
      { green: { logistics: 2 }, red: { logistics: 1 } },
    ),
    ...(
      [
        [0, 1],
        [1, 0],
      ] as const
    ).map(([tile, side]) =>
      position(
        {},
        (draft) => {
          draft.offices['North Africa'] = ['green'];
          draft.retailers.Emirates = { tile, side };
          draft.progress.Emirates = { green: 1 };
        },
        { green: { logistics: 1 } },
      ),
    ),
    // Medium retailers for the bonuses that place or move an office.
    ...[2, 4].map((tile) =>
      position(
        {},
        (draft) => {
          draft.offices.Europe = ['green'];
          draft.retailers.CIS = { tile, side: 0 };
          draft.progress.CIS = { green: 2 };
        },
        { green: { logistics: 1 } },
      ),
    ),
  ],
  sale: [
    position(
      { seats: ['green', 'red'], steve: 'red' },
      (draft) => {
        draft.offices.Emirates = ['green'];
        draft.offices.RSA = ['red'];
        Object.assign(seat(draft, 'green'), { goods: 2, price: 5 });
        Object.assign(seat(draft, 'red'), { goods: 1, price: 5 });
      },
      {},
    ),
  ],
};

const eventsFor = (state: GameState): Action[] =>
  state.phase === 'planning'
    ? actingSeats(state).map(
        (colour): Action => ({
          type: 'plan',
          seat: colour,
          plan: randomPlan(planMeans(state, colour), 1)[0],
        }),
      )
    : legalActions(state);

/** What tells two positions of a small search apart. */
const project = ({ turn, pending, seats, offices, progress, news }: GameState): string =>
  JSON.stringify([
    turn,
    pending,
    offices,
    progress,
    news.length > 0,
    seats.map((each) => [each.goods, each.price, each.research, each.technologies, each.plan === null]),
  ]);

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
function taken(machine: AnyStateMachine, leaf: AnyStateNode, game: GameState, action?: Action): Taken | undefined {
  return transitionsOf(leaf).find(({ guard, event }) => {
    if (event !== '' && event !== action?.type) return false;
    const ask = machine.implementations.guards[guard] as ((asked: unknown, params: unknown) => boolean) | undefined;
    return !guard || ask?.({ context: { game }, event: action }, undefined);
  });
}

describe('the graph of every phase', () => {
  for (const [name, machine] of Object.entries(phaseMachines) as [keyof typeof phaseMachines, AnyStateMachine][])
    test(`${name}: every state and every transition is reached`, () => {
      const leaves = nodesOf(machine.root).slice(1);
      const states = new Set<string>();
      const transitions = new Set<string>();
      const follow = (snapshots: { value: unknown; context: { game: GameState } }[], action?: Action) => {
        for (const [at, { value, context }] of snapshots.entries()) {
          states.add(String(value));
          const leaf = machine.root.states[String(value)];
          const used = leaf && taken(machine, leaf, context.game, at === 0 ? action : undefined);
          if (used) transitions.add(keyOf(used));
        }
      };
      for (const make of positions[name]) {
        const input = { game: make() };
        follow(getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot));
        const paths = getShortestPaths(machine, {
          input,
          events: (snapshot: { context: { game: GameState } }) => eventsFor(snapshot.context.game),
          serializeState: (snapshot: { value: unknown; context: { game: GameState } }) =>
            `${String(snapshot.value)} ${project(snapshot.context.game)}`,
          limit: 20_000,
        } as never);
        for (const { state } of paths as unknown as { state: { value: unknown; context: { game: GameState } } }[])
          for (const action of eventsFor(state.context.game))
            follow([state, ...getMicrosteps(machine, state as never, action as never).map(([next]) => next)], action);
      }
      expect(leaves.map(({ key }) => key).filter((key) => !states.has(key))).toEqual([]);
      expect(
        leaves
          .flatMap(transitionsOf)
          .map(keyOf)
          .filter((key) => !transitions.has(key)),
      ).toEqual([]);
    });

  test('a phase that seats act in is a phase the rules let them act in', () => {
    const acting = Object.entries(phaseMachines)
      .filter(([, machine]) => nodesOf(machine.root).some((node) => Object.keys(node.config.on ?? {}).length > 0))
      .map(([name]) => name);
    expect(acting.sort()).toEqual(Object.keys(actingPhases).sort());
  });
});
