/**
 * `npm run bench`: how fast the rules run, as ratios within one run on one machine. Whole random games, legal lists
 * included, on the compiled chart and on XState; and what a refusal costs.
 */

import type { Flow } from '../../machines/core/compile.ts';
import type { Refusal } from '../../machines/core/refusal.ts';
import { type Charted, walker } from '../../machines/core/rules.ts';
import type { Action as CoverageAction } from '../../machines/coverage/actions.ts';
import { randomAction as coverageRandom } from '../../machines/coverage/bots/random.ts';
import { flow as coverageFlow } from '../../machines/coverage/flow.ts';
import { coverageChart } from '../../machines/coverage/machine.ts';
import { setUp as setUpCoverage } from '../../machines/coverage/rules/setup.ts';
import type { Setup as CoverageSetup, GameState as CoverageState } from '../../machines/coverage/state.ts';
import type { Action } from '../../machines/smartphone/actions.ts';
import { randomAction } from '../../machines/smartphone/bots/random.ts';
import { flow } from '../../machines/smartphone/flow.ts';
import { smartphoneChart } from '../../machines/smartphone/machine.ts';
import { setUp } from '../../machines/smartphone/rules/setup.ts';
import type { GameState, Setup } from '../../machines/smartphone/state.ts';

const games = Number(process.argv[2] ?? 100);

const colours = ['green', 'blue', 'yellow', 'red'] as const;

/** Processor time, which other work on the machine disturbs less than the clock. */
const milliseconds = () => process.cpuUsage().user / 1000;

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Milliseconds a game for each way: the middle of several rounds in turn, after some that only warm up. */
function measure<K extends string>(ways: Record<K, (seed: number) => unknown>): Record<K, number> {
  const names = Object.keys(ways) as K[];
  const taken = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<K, number[]>;
  for (let round = 0; round < 14; round++)
    for (const name of names) {
      const start = milliseconds();
      for (let seed = 0; seed < games; seed++) ways[name](seed);
      if (round >= 5) taken[name].push((milliseconds() - start) / games);
    }
  return Object.fromEntries(names.map((name) => [name, middle(taken[name])])) as Record<K, number>;
}

interface Benched<Made, State extends object, Act extends { type: string }> {
  name: string;
  flow: Flow<State, Act, Refusal>;
  chart: Charted<State, Act, Refusal>;
  setUp(setup: Made): State;
  setupOf(seed: number): Made;
  choose(state: State, random: number): [action: Act | null, next: number];
  isOver(state: State): boolean;
  /** Something that no state of this game allows. */
  refused(state: State): Act;
}

const row = (what: string, value: string) => `${what.padEnd(58)} ${value.padStart(12)}`;
const ms = (value: number) => `${value.toFixed(2)} ms`;
const times = (value: number) => `${value.toFixed(2)} ×`;

function bench<Made, State extends object, Act extends { type: string }>(game: Benched<Made, State, Act>): string {
  const { chart, setupOf, choose, isOver } = game;
  const walk = walker<State, Act>(chart.machine);
  /** One whole random game; `advance` does one action. Returns its log. */
  function playOut(seed: number, start: State, advance: (action: Act) => State): Act[] {
    const log: Act[] = [];
    let state = start;
    let random = seed;
    while (!isOver(state)) {
      const [action, next] = choose(state, random);
      random = next;
      if (!action) throw new Error('nobody can act');
      state = advance(action);
      log.push(action);
    }
    return log;
  }
  const compiled = (seed: number) => {
    let state = game.flow.start(game.setUp(setupOf(seed)));
    return playOut(seed, state, (action) => {
      state = game.flow.step(state, action).state;
      return state;
    });
  };
  const stepper = (seed: number) => {
    let { snapshot } = walk.start(game.setUp(setupOf(seed)));
    return playOut(seed, snapshot.context.game, (action) => {
      ({ snapshot } = walk.take(snapshot, action));
      return snapshot.context.game;
    });
  };
  const logs = Array.from({ length: games }, (_, seed) => compiled(seed));
  const replayed = (seed: number) => {
    let state = game.flow.start(game.setUp(setupOf(seed)));
    for (const action of logs[seed] ?? []) state = game.flow.step(state, action).state;
    return state;
  };
  const charted = (seed: number) => {
    let { snapshot } = walk.start(game.setUp(setupOf(seed)));
    for (const action of logs[seed] ?? []) ({ snapshot } = walk.take(snapshot, action));
    return snapshot;
  };
  /** A game replayed, and something refused a hundred times at each of its moves. */
  const asked = 100;
  const refusing = (seed: number) => {
    let state = game.flow.start(game.setUp(setupOf(seed)));
    let refusals = 0;
    for (const action of logs[seed] ?? []) {
      const wrong = game.refused(state);
      for (let n = 0; n < asked; n++) if (game.flow.refuse(state, wrong)) refusals++;
      state = game.flow.step(state, action).state;
    }
    return refusals;
  };
  const took = measure({ compiled, stepper, replayed, charted, refusing });
  const moves = logs.reduce((sum, log) => sum + log.length, 0) / games;
  return [
    `${game.name}: ${games} random games, ${moves.toFixed(0)} actions a game`,
    row('games a second, compiled', (1000 / took.compiled).toFixed(0)),
    row('games a second, on XState’s stepper', (1000 / took.stepper).toFixed(0)),
    row('a game with legal lists, compiled', ms(took.compiled)),
    row('a game with legal lists, on XState’s stepper', ms(took.stepper)),
    row('replay of a whole log, compiled', ms(took.replayed)),
    row('replay of a whole log, on XState’s stepper', ms(took.charted)),
    row('XState’s stepper against compiled, a game', times(took.stepper / took.compiled)),
    row('XState’s stepper against compiled, a replay', times(took.charted / took.replayed)),
    row('a refusal, compiled', `${((1e6 * (took.refusing - took.replayed)) / (asked * moves)).toFixed(0)} ns`),
    '',
  ].join('\n');
}

console.log(
  bench<Setup, GameState, Action>({
    name: 'Smartphone Inc.',
    flow,
    chart: smartphoneChart,
    setUp,
    setupOf: (seed) => ({
      ruleSet: 'e2',
      rulings: {},
      seats: colours.map((colour) => ({ colour, player: 'random' })),
      technologySides: 'random',
      seed,
    }),
    choose: randomAction,
    isOver: ({ phase }) => phase === 'over',
    refused: ({ turn }) => ({ type: 'sell', seat: turn?.seat ?? 'green', region: 'USA', buyer: 99 }),
  }),
);
console.log(
  bench<CoverageSetup, CoverageState, CoverageAction>({
    name: 'Coverage',
    flow: coverageFlow,
    chart: coverageChart,
    setUp: setUpCoverage,
    setupOf: (seed) => ({
      ruleSet: 'book',
      rulings: {},
      seats: colours.slice(0, 3).map((colour) => ({ colour, player: 'random' })),
      map: 'three',
      seed,
    }),
    choose: coverageRandom,
    isOver: ({ phase }) => phase === 'over',
    refused: ({ turn }) => ({ type: 'expand', seat: turn.seat, hex: '99,99', value: 1, route: [] }),
  }),
);
