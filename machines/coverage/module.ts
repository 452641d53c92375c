import { onFlow } from '../core/module.ts';
import { parse } from '../core/parse.ts';
import type { Action } from './actions.ts';
import { step } from './flow.ts';
import type { RefusalOf } from './rules/refuse.ts';
import { actionSchema, setupSchema } from './schema.ts';
import { newGame } from './start.ts';
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

/** The game on its compiled chart: bots, bulk runs, the command line. */
export const coverage = onFlow<Setup, GameState, Action, RefusalOf>(shared, newGame, step);
