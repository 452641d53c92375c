import { onFlow } from '../core/module.ts';
import { parse } from '../core/parse.ts';
import type { Action } from './actions.ts';
import { step } from './flow.ts';
import type { RefusalOf } from './rules/refuse.ts';
import { componentsOf } from './rules/table.ts';
import { actionSchema, setupSchema } from './schema.ts';
import { newGame } from './start.ts';
import type { GameState, Setup } from './state.ts';
import { sentence } from './words/sentence.ts';

const shared = {
  id: 'smartphone',
  // 2: Steve's pad has a third logistics symbol, so his moves in older logs may be refused.
  rulesVersion: 2,
  parseSetup: (value: unknown) => parse(setupSchema, value),
  parseAction: (value: unknown) => parse(actionSchema, value),
  sentence: (refusal: RefusalOf, setup: Setup) => sentence(refusal, componentsOf({ setup })),
};

/** The game on its compiled chart: bots, bulk runs, the command line. */
export const smartphone = onFlow<Setup, GameState, Action, RefusalOf>(shared, newGame, step);
