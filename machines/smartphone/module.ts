import { onFlow } from '../core/module.ts';
import { parse } from '../core/parse.ts';
import type { Action } from './actions.ts';
import { step } from './flow.ts';
import { asPlayed } from './older.ts';
import type { RefusalOf } from './rules/refuse.ts';
import { componentsOf } from './rules/table.ts';
import { actionSchema, setupSchema } from './schema.ts';
import { newGame } from './start.ts';
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

/** The game on its compiled chart: bots, bulk runs, the command line. */
export const smartphone = onFlow<Setup, GameState, Action, RefusalOf>(shared, newGame, step);
