/**
 * `npm run bench`: how fast the rules run, as ratios within one run on one machine.
 * Whole random games of four seats, legal lists included, through the plain driver and through the statechart.
 */
import { createActor, initialTransition, transition } from 'xstate';
import { randomAction } from '../../machines/bots/random.ts';
import { createStepper } from '../../machines/core/stepper.ts';
import type { Action } from '../../machines/smartphone/actions.ts';
import { newGame, step } from '../../machines/smartphone/driver.ts';
import { gameMachine } from '../../machines/smartphone/game.ts';
import { setUp } from '../../machines/smartphone/rules/setup.ts';
import type { GameState, Setup } from '../../machines/smartphone/state.ts';

const games = Number(process.argv[2] ?? 100);

const setupOf = (seed: number): Setup => ({
  ruleSet: 'e2',
  rulings: {},
  seats: (['green', 'blue', 'yellow', 'red'] as const).map((colour) => ({ colour, player: 'random' })),
  technologySides: 'random',
  seed,
});

/** One whole random game; `advance` does one action. Returns its log. */
function playOut(seed: number, start: GameState, advance: (action: Action) => GameState): Action[] {
  const log: Action[] = [];
  let state = start;
  let random = seed;
  while (state.phase !== 'over') {
    const [action, next] = randomAction(state, random);
    random = next;
    if (!action) throw new Error('nobody can act');
    state = advance(action);
    log.push(action);
  }
  return log;
}

const byDriver = (seed: number) => {
  let state = newGame(setupOf(seed));
  return playOut(seed, state, (action) => {
    state = step(state, action).state;
    return state;
  });
};

const startChart = (seed: number) => initialTransition(gameMachine, { game: setUp(setupOf(seed)) })[0];

const byTransition = (seed: number) => {
  let snapshot = startChart(seed);
  return playOut(seed, snapshot.context.game, (action) => {
    [snapshot] = transition(gameMachine, snapshot, action);
    return snapshot.context.game;
  });
};

const advance = createStepper(gameMachine);
const byStepper = (seed: number) => {
  let snapshot = startChart(seed);
  return playOut(seed, snapshot.context.game, (action) => {
    snapshot = advance(snapshot, action);
    return snapshot.context.game;
  });
};

const byActor = (seed: number) => {
  const actor = createActor(gameMachine, { input: { game: setUp(setupOf(seed)) } }).start();
  return playOut(seed, actor.getSnapshot().context.game, (action) => {
    actor.send(action);
    return actor.getSnapshot().context.game;
  });
};

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

/** How much of a driver's game goes into listing legal actions and drawing plans rather than stepping. */
const logs = Array.from({ length: games }, (_, seed) => byDriver(seed));
const replayDriver = (seed: number) => {
  let state = newGame(setupOf(seed));
  for (const action of logs[seed] ?? []) state = step(state, action).state;
  return state;
};
const replayChart = (seed: number) => {
  let snapshot = startChart(seed);
  for (const action of logs[seed] ?? []) snapshot = advance(snapshot, action);
  return snapshot;
};

const { driver, stepper, actor, plain, driverReplay, chartReplay } = measure({
  driver: byDriver,
  stepper: byStepper,
  actor: byActor,
  plain: byTransition,
  driverReplay: replayDriver,
  chartReplay: replayChart,
});
const moves = logs.reduce((sum, log) => sum + log.length, 0) / games;

const row = (what: string, value: string, wanted = '') => `${what.padEnd(58)} ${value.padStart(12)}   ${wanted}`;
const ms = (value: number) => `${value.toFixed(2)} ms`;
const times = (value: number) => `${value.toFixed(2)} ×`;

console.log(
  [
    `${games} random games of 4 seats, ${moves.toFixed(0)} actions a game`,
    row('driver, a game with legal lists', ms(driver)),
    row('machine by cached scope, a game with legal lists', ms(stepper)),
    row('machine by actor.send, a game with legal lists', ms(actor)),
    row('machine by transition(), a game with legal lists', ms(plain)),
    row('replay of a whole log, driver', ms(driverReplay)),
    row('replay of a whole log, machine by cached scope', ms(chartReplay), 'wanted: under 30 ms'),
    '',
    row('driver against machine by transition()', times(plain / driver), 'wanted: at least 10 ×'),
    row('driver against machine by actor.send', times(actor / driver)),
    row('driver against machine by cached scope', times(stepper / driver)),
    row(
      'cached scope against transition(), stepping only',
      times((plain - driver + driverReplay) / (stepper - driver + driverReplay)),
    ),
    row('cached scope against transition(), whole games', times(plain / stepper), 'wanted: at least 2 ×'),
    row('share of the driver’s time in legal lists and drawing', `${(100 * (1 - driverReplay / driver)).toFixed(0)} %`),
  ].join('\n'),
);
