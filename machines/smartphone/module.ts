import type { SnapshotFrom } from 'xstate';
import { onChart, onDriver } from '../core/module.ts';
import { parse } from '../core/parse.ts';
import type { Action } from './actions.ts';
import { newGame, step } from './driver.ts';
import { gameMachine } from './game.ts';
import { asPlayed } from './older.ts';
import { refuse } from './rules/game.ts';
import type { RefusalOf } from './rules/refuse.ts';
import { setUp } from './rules/setup.ts';
import { componentsOf } from './rules/table.ts';
import { actionSchema, setupSchema } from './schema.ts';
import type { GameState, Setup } from './state.ts';
import { sentence } from './words/sentence.ts';

const shared = {
  id: 'smartphone',
  // 2: Steve's pad has a third logistics symbol, so his moves in older logs may be refused.
  // 3: A retailer's bonus, covering through a pad, tucked improvements and forced sales have other defaults, which
  // `asPlayed` keeps for older games; progress by `midTurnConnection` and `uselessProgress` goes otherwise.
  rulesVersion: 3,
  parseSetup: (value: unknown) => parse(setupSchema, value),
  asPlayed,
  parseAction: (value: unknown) => parse(actionSchema, value),
  sentence: (refusal: RefusalOf, setup: Setup) => sentence(refusal, componentsOf({ setup })),
};

/** The game on plain rule functions: bots, bulk runs, the command line. */
export const smartphone = onDriver<Setup, GameState, Action, RefusalOf>(shared, newGame, step);

export type GameSnapshot = SnapshotFrom<typeof gameMachine>;

/** The game on its statechart: the pages, which show the chart beside the board. */
export const smartphoneChart = onChart<Setup, GameState, Action, RefusalOf, typeof gameMachine>(
  shared,
  gameMachine,
  setUp,
  refuse,
);
