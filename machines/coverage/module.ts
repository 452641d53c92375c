import { onFlow } from '../core/module.ts';
import { parse } from '../core/parse.ts';
import type { Action } from './actions.ts';
import { step } from './flow.ts';
import type { RefusalOf } from './rules/refuse.ts';
import { actionSchema, setupSchema } from './schema.ts';
import { newGame } from './start.ts';
import type { GameState, Setup } from './state.ts';
import { sentence } from './words/index.ts';

const shared = {
  id: 'coverage',
  rulesVersion: 2,
  parseSetup: (value: unknown) => parse(setupSchema, value),
  parseAction: (value: unknown) => parse(actionSchema, value),
  sentence: (refusal: RefusalOf, setup: Setup) => sentence(refusal, setup),
};

/** The game on its compiled chart: bots, bulk runs, the command line. */
export const coverage = onFlow<Setup, GameState, Action, RefusalOf>(shared, newGame, step);
