import { createRules, stateValue, walker } from '@machines/core/rules.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { clauses, isClauseId } from '@machines/smartphone/clauses/index.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import { betweenPhases, entering, flow, phasePaths } from '@machines/smartphone/flow.ts';
import { gameMachine, smartphoneChart } from '@machines/smartphone/machine.ts';
import { phases } from '@machines/smartphone/names.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import { randomPlan } from '@machines/smartphone/rules/planSpace.ts';
import { setUp } from '@machines/smartphone/rules/setup.ts';
import { toAct } from '@machines/smartphone/rules/turns.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { chartTests, cited, graphTests, nodesOf } from '../shared/charts.ts';
import { bareBoard, edit, seat, setupOf, showing, type TableOptions, tableOf } from './kit.ts';
import { phaseMachines, roundMachine } from './phaseMachines.ts';

const allMachines: Record<string, AnyStateMachine> = { game: gameMachine, round: roundMachine, ...phaseMachines };

describe('every chart', () => {
  chartTests(allMachines, (name) => (name === 'game' ? setUp(setupOf()) : showing(tableOf(), {})), isClauseId);

  test('most clauses have their place in a chart', () => {
    const places = cited(gameMachine);
    expect(clauses.filter(({ id }) => places.has(id)).length).toBeGreaterThan(60);
  });
});

/** Positions that between them reach every state and transition of a phase's chart. */
type Position = () => GameState;
const position =
  (options: TableOptions, change: (draft: GameState) => void, tallies: Parameters<typeof showing>[1]): Position =>
  () =>
    showing(edit(bareBoard(tableOf(options)), change), tallies);

/** Progress that met the cost of a full region, and a space that has come free there. */
const waiting = position(
  { rulings: { uselessProgress: 'allowed' } },
  (draft) => {
    draft.offices['North Africa'] = ['green'];
    draft.progress.Emirates = { green: 2 };
  },
  { green: { research: 1, logistics: 1 } },
);

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
    waiting,
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
    waiting,
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
    ? toAct(state).map(
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

graphTests(phaseMachines, { positions, events: eventsFor, project });

test('a phase that seats act in is a phase the rules let them act in', () => {
  const acting = Object.entries(phaseMachines)
    .filter(([, machine]) => nodesOf(machine.root).some((node) => Object.keys(node.config.on ?? {}).length > 0))
    .map(([name]) => name);
  expect(acting.sort()).toEqual(phases.filter((phase) => flow.declared[phase].size > 0).sort());
});

describe('a phase that a position begins', () => {
  const walk = walker<GameState, Action>(smartphoneChart.machine);
  const begun = phases.flatMap((phase) => positions[phase].map((make, at) => ({ phase, at, make })));

  test.each(begun)('$phase, position $at: the machine and the compiled chart begin it alike', ({ phase, make }) => {
    const table = betweenPhases({ ...make(), phase });
    const states = entering(table, phase);
    const walked = walk.begin(table, phasePaths[phase]);
    expect(walked.snapshot.context.game).toEqual(states.at(-1));
    expect(walked.snapshot.value).toEqual(stateValue(flow.path(states.at(-1) as GameState)));
    const passed = walked.steps.map(({ snapshot }) => snapshot.context.game);
    expect(passed.filter((state, at) => state !== passed[at - 1])).toEqual(states);
    const rules = createRules(smartphoneChart, { begins: table });
    expect(rules.at(0).snapshot.value).toEqual(walked.snapshot.value);
  });

  test('S1.8 planning that begins where all plans lie on the table shows them, whether or not they were shown before', () => {
    const pads = (top: 'A' | 'B') => ({
      bottom: { pad: top === 'A' ? ('B' as const) : ('A' as const), side: 1 as const, turn: 0 as const, x: 0, y: 0 },
      top: { pad: top, side: 1 as const, turn: 0 as const, x: 1, y: 0 },
      improvements: [],
    });
    const planned = edit(tableOf(), (draft) => {
      for (const each of draft.seats) each.plan = pads('B');
    });
    for (const table of [planned, showing(planned, {})]) {
      const states = entering({ ...table, phase: 'planning' }, 'planning');
      const { snapshot } = walk.begin(betweenPhases({ ...table, phase: 'planning' }), phasePaths.planning);
      expect(snapshot.context.game).toEqual(states.at(-1));
      expect(states.at(-1)?.news.map(({ what }) => what)).toContain('revealed');
      expect(states.at(-1)?.phase).toBe('improvement');
    }
  });
});
