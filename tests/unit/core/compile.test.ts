import type { ChartData, ChartOf, Vocabulary } from '@machines/core/chart.ts';
import { compile } from '@machines/core/compile.ts';
import { machinesOf } from '@machines/core/machine.ts';
import { stateValue, walker } from '@machines/core/rules.ts';
import { checkChart } from '@machines/core/subset.ts';
import { game as coverageGame } from '@machines/coverage/charts/game.chart.ts';
import { phasePaths as coveragePaths } from '@machines/coverage/flow.ts';
import { vocabulary as coverageVocabulary } from '@machines/coverage/vocabulary.ts';
import { game } from '@machines/smartphone/charts/game.chart.ts';
import { phasePaths } from '@machines/smartphone/flow.ts';
import { type Chart, vocabulary as smartphoneVocabulary } from '@machines/smartphone/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { compareRandomChart } from '../shared/randomChart.ts';

interface Lamp {
  phase: 'lamp' | 'gone';
  news: string[];
  light: number;
}
type Press = { type: 'press' } | { type: 'turn'; by: number };
interface No {
  rule: string;
  reason: string;
  params: Record<string, never>;
}

const no = (reason: string): No => ({ rule: 'L1', reason, params: {} });

const vocabulary = {
  common: (_state: Lamp, _action: Press, here: boolean) => (here ? null : no('notHere')),
  guards: {
    mayPress: ({ light }: Lamp) => (light > 5 ? no('bright') : null),
    mayTurn: (_: Lamp, { by }: Extract<Press, { type: 'turn' }>) => (by < 1 ? no('wrongWay') : null),
  },
  actions: {
    press: (state: Lamp) => ({ ...state, light: state.light + 1, news: [...state.news, 'pressed'] }),
    turn: (state: Lamp, { by }: Extract<Press, { type: 'turn' }>) => ({ ...state, light: state.light + by }),
  },
  conditions: { isBright: ({ light }: Lamp) => light > 9, always: () => true },
  updates: {
    dim: (state: Lamp) => ({ ...state, light: state.light - 5, news: [...state.news, 'dimmed'] }),
    remove: (state: Lamp): Lamp => ({ ...state, phase: 'gone' }),
  },
} satisfies Vocabulary<Lamp, Press, No>;

type LampChart = ChartOf<Lamp, Press, typeof vocabulary>;

const lamp = {
  initial: 'lamp',
  states: {
    lamp: {
      initial: 'look',
      states: {
        look: {
          always: [{ guard: 'isBright', target: 'look', actions: 'dim' }, { target: 'waiting' }],
        },
        waiting: {
          on: {
            press: { guard: 'mayPress', actions: 'press' },
            turn: { guard: 'mayTurn', target: 'look', actions: 'turn' },
          },
        },
        broken: { type: 'final' },
      },
      onDone: { target: 'gone' },
    },
    gone: { type: 'final', entry: 'remove' },
  },
} as const satisfies LampChart;

const told = { phases: { lamp: ['lamp'], gone: ['gone'] }, phaseOf: ({ phase }: Lamp) => phase } as const;
const compiled = (chart: ChartData) => {
  checkChart(chart, vocabulary, told.phases);
  return compile<Lamp, Press, No, Lamp['phase']>(chart, vocabulary, told);
};
const dark: Lamp = { phase: 'lamp', news: [], light: 0 };

describe('a compiled chart', () => {
  const flow = compiled(lamp);

  test('does what is asked and what follows by itself, and tells every step', () => {
    const start = flow.start(dark);
    expect(flow.stateOf(start)).toBe('waiting');
    expect(stateValue(flow.path(start))).toEqual({ lamp: 'waiting' });
    expect(flow.step(start, { type: 'press' })).toEqual({ ok: true, state: { ...dark, light: 1, news: ['pressed'] } });
    const turned = flow.microsteps(start, { type: 'turn', by: 17 });
    expect(turned.map(({ light }) => light)).toEqual([17, 12, 7]);
    expect(flow.step(start, { type: 'turn', by: 17 }).state).toEqual(turned.at(-1));
  });

  test('a refusal is the guard’s own answer, and what is asked of every action comes first', () => {
    const start = flow.start({ ...dark, light: 6 });
    expect(flow.step(start, { type: 'press' })).toEqual({ ok: false, state: start, refusal: no('bright') });
    expect(flow.refuse(start, { type: 'turn', by: 0 })).toEqual(no('wrongWay'));
    expect(flow.refuse({ ...dark, phase: 'gone' }, { type: 'press' })).toEqual(no('notHere'));
    expect([...flow.declared.lamp]).toEqual(['press', 'turn']);
    expect(flow.declared.gone.size).toBe(0);
  });

  test('what the guard allows where the chart has no place is a fault of the chart, and told as one', () => {
    const { turn, ...on } = lamp.states.lamp.states.waiting.on;
    const states = {
      ...lamp.states.lamp.states,
      waiting: { on },
      broken: { type: 'final' as const },
      other: { on: { turn } },
    };
    const holed = compiled({ ...lamp, states: { ...lamp.states, lamp: { ...lamp.states.lamp, states } } });
    const start = holed.start(dark);
    expect(holed.refuse(start, { type: 'turn', by: 0 })).toEqual(no('wrongWay'));
    expect(() => holed.step(start, { type: 'turn', by: 1 })).toThrow('lamp.waiting has no place for turn');
  });

  test('a chart that goes round for ever is an error in both ways, and does not hang', () => {
    const endless: LampChart = {
      ...lamp,
      states: { lamp: { always: { guard: 'always', target: 'lamp', actions: 'dim' } }, gone: { type: 'final' } },
    };
    expect(() => compiled(endless).start(dark)).toThrow('goes round for ever');
    const machine = machinesOf<Lamp, Press, No>(vocabulary)('endless', endless);
    expect(() => walker<Lamp, Press>(machine).start(dark)).toThrow('Infinite loop');
  });
});

test('a guard and an action stand only on an event that their rule is for', () => {
  const right: LampChart = { on: { turn: { guard: 'mayTurn', actions: 'turn' } } };
  // @ts-expect-error: the rule behind mayTurn is not for pressing.
  const wrong: LampChart = { on: { press: { guard: 'mayTurn', actions: 'press' } } };
  // @ts-expect-error: what happens by itself has conditions, not guards of seats.
  const other: LampChart = { always: { guard: 'mayPress', target: 'x' } };
  // @ts-expect-error: selling is not refused by the rule for plans.
  const sold: Chart = { on: { sell: { guard: 'mayPlan', actions: 'sellAGood' } } };
  expect([right, wrong, other, sold]).toHaveLength(4);
});

test('the charts of both games are of the subset that is compiled', () => {
  checkChart(game, smartphoneVocabulary, phasePaths);
  checkChart(coverageGame, coverageVocabulary, coveragePaths);
  const { round } = game.states;
  const broken = { ...game, states: { ...game.states, round: { ...round, exit: 'beginRound' } } };
  expect(() => checkChart(broken, smartphoneVocabulary, phasePaths)).toThrow('round: exit is not known');
});

describe('what is not compiled is refused with state and key', () => {
  const within = (waiting: object, around: object = {}): ChartData =>
    ({
      initial: 'lamp',
      states: { lamp: { initial: 'waiting', states: { waiting, off: {} }, ...around }, gone: {} },
    }) as ChartData;
  const press = { guard: 'mayPress', actions: 'press' };
  const cases: [string, ChartData, string][] = [
    ['parallel states', within({ type: 'parallel', states: {} }), 'lamp.waiting: type can only be “final”'],
    ['history', within({ type: 'history' }), 'lamp.waiting: type can only be “final”'],
    ['invoke', within({ invoke: { src: 'x' } }), 'lamp.waiting: invoke is not known'],
    ['after', within({ after: { 10: 'off' } }), 'lamp.waiting: after is not known'],
    ['exit', within({ exit: 'dim' }), 'lamp.waiting: exit is not known'],
    ['context', { ...within({}), context: {} } as ChartData, 'the chart: context is not known'],
    ['an id', within({ on: { press: { ...press, target: '#off' } } }), 'lamp.waiting: on.press.target names #off'],
    ['a child', within({ on: { press: { ...press, target: '.off' } } }), 'lamp.waiting: on.press.target names .off'],
    ['an unknown state', within({ always: { target: 'where' } }), 'lamp.waiting: always.target names where'],
    ['several ways on', within({ on: { press: [press] } }), 'lamp.waiting: on.press has to be one way'],
    ['a bare target', within({ on: { press: 'off' } }), 'lamp.waiting: on.press has to be one way'],
    ['every event', within({ on: { '*': press } }), 'lamp.waiting: on.* has to be one kind of action'],
    [
      'several actions',
      within({ on: { press: { ...press, actions: ['press', 'press'] } } }),
      'on.press.actions has to be one name',
    ],
    ['a function', within({ on: { press: { ...press, guard: () => true } } }), 'on.press.guard has to be one name'],
    ['several entries', within({ entry: ['dim', 'dim'] }), 'lamp.waiting: entry has to be one name'],
    ['no guard', within({ on: { press: { actions: 'press' } } }), 'lamp.waiting: on.press has no guard'],
    ['no action', within({ on: { press: { guard: 'mayPress' } } }), 'lamp.waiting: on.press does nothing'],
    ['an unknown guard', within({ on: { press: { ...press, guard: 'mayFly' } } }), 'on.press.guard names mayFly'],
    ['an unknown action', within({ on: { press: { ...press, actions: 'fly' } } }), 'on.press.actions names fly'],
    ['a guard as a condition', within({ always: { guard: 'mayPress', target: 'off' } }), 'always.guard names mayPress'],
    ['an action as an update', within({ always: { target: 'off', actions: 'press' } }), 'always.actions names press'],
    ['an unknown entry', within({ entry: 'fly' }), 'lamp.waiting: entry names fly'],
    [
      'an unknown key of a way',
      within({ always: { target: 'off', delay: 3 } }),
      'lamp.waiting: always.delay is not known',
    ],
    ['nothing to do for ever', within({ always: { guard: 'isBright' } }), 'lamp.waiting: always changes nothing'],
    ['itself for ever', within({ always: { target: 'waiting' } }), 'lamp.waiting: always changes nothing'],
    ['on around states', within({}, { on: { press } }), 'lamp: on stands on a state with states in it'],
    [
      'always around states',
      within({}, { always: { target: 'gone' } }),
      'lamp: always stands on a state with states in it',
    ],
    ['final around states', within({}, { type: 'final' }), 'lamp: type stands on a state with states in it'],
    ['no first state', within({}, { initial: 'x' }), 'lamp: initial names no state inside'],
    [
      'done inside nothing',
      within({ onDone: { target: 'off' } }),
      'lamp.waiting: onDone stands on a state with nothing',
    ],
    ['done without target', within({}, { onDone: { actions: 'dim' } }), 'lamp: onDone has no target'],
    ['back without reenter', within({}, { onDone: { target: 'lamp' } }), 'lamp: onDone.target leads back here'],
    [
      'done with the whole',
      { ...within({}), onDone: { target: 'lamp' } },
      'the chart: onDone stands on the whole chart',
    ],
    ['reenter nothing', within({ on: { press: { ...press, reenter: true } } }), 'on.press.reenter needs a target'],
    [
      'reenter not',
      within({ on: { press: { ...press, target: 'off', reenter: false } } }),
      'on.press.reenter can only be true',
    ],
    ['an end that goes on', within({ type: 'final', on: { press } }), 'lamp.waiting: on stands on a final state'],
    [
      'an end that leads on',
      within({ type: 'final', always: { target: 'off' } }),
      'lamp.waiting: always stands on a final state',
    ],
  ];

  test.each(cases)('%s', (_what, chart, message) => {
    expect(() => compiled(chart)).toThrow(message);
  });

  test('two guards for one kind of action in a phase: which would say why not?', () => {
    const states = {
      waiting: { on: { press: { guard: 'mayPress', actions: 'press' } } },
      off: { on: { press: { guard: 'mayTurn', actions: 'press' } } },
    };
    const chart: ChartData = { initial: 'lamp', states: { lamp: { initial: 'waiting', states }, gone: {} } };
    expect(() => compiled(chart)).toThrow('lamp.off: on.press has another guard elsewhere in its phase');
  });

  test('a phase that the chart does not have', () => {
    expect(() => compiled({ initial: 'lamp', states: { lamp: {} } })).toThrow('gone: phases names a state');
  });
});

describe('compiled and on XState', () => {
  /** From which seed, and how many of those charts go round for ever at least. */
  const batches: [number, number][] = [
    [0, 1],
    [500, 0],
    [1000, 1],
    [1500, 1],
    [2000, 0],
  ];
  test.each(batches)('500 random charts from %i run alike', (from, least) => {
    const differences: string[] = [];
    let steps = 0;
    let endless = 0;
    for (let seed = from; seed < from + 500; seed++) {
      const compared = compareRandomChart(seed);
      steps += compared.steps;
      if (compared.endless) endless++;
      if (compared.difference) differences.push(compared.difference);
    }
    expect(differences).toEqual([]);
    expect(steps).toBeGreaterThan(2000);
    expect(endless).toBeGreaterThanOrEqual(least);
  });
});
