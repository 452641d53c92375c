import type { SnapshotFrom } from 'xstate';
import { onChart, onDriver } from '../core/module.ts';
import { parse } from '../core/parse.ts';
import type { Action } from './actions.ts';
import { newGame, step } from './driver.ts';
import { gameMachine } from './game.ts';
import { refuse } from './rules/game.ts';
import type { RefusalOf } from './rules/refuse.ts';
import { setUp } from './rules/setup.ts';
import { actionSchema, setupSchema } from './schema.ts';
import type { GameState, Setup } from './state.ts';
import { sentence } from './words/index.ts';

/** C4.7: before version 3 shares went to the pool until the upkeep could be paid, unless a ruling said otherwise. */
const asPlayed = (setup: Setup, rulesVersion: number): Setup =>
  rulesVersion < 3 ? { ...setup, rulings: { upkeepRepeat: 'untilPaid', ...setup.rulings } } : setup;

const shared = {
  id: 'coverage',
  rulesVersion: 3,
  sameSince: 2,
  asPlayed,
  parseSetup: (value: unknown) => parse(setupSchema, value),
  parseAction: (value: unknown) => parse(actionSchema, value),
  sentence: (refusal: RefusalOf, setup: Setup) => sentence(refusal, setup),
};

/** The game on plain rule functions: bots, bulk runs, the command line. */
export const coverage = onDriver<Setup, GameState, Action, RefusalOf>(shared, newGame, step);

export type GameSnapshot = SnapshotFrom<typeof gameMachine>;

/** The game on its statechart: the pages, which show the chart beside the board. */
export const coverageChart = onChart<Setup, GameState, Action, RefusalOf, typeof gameMachine>(
  shared,
  gameMachine,
  setUp,
  refuse,
);
