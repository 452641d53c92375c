import { initialTransition, type SnapshotFrom } from 'xstate';
import type { GameModule } from '../core/game.ts';
import { parse } from '../core/parse.ts';
import { createStepper } from '../core/stepper.ts';
import type { Action } from './actions.ts';
import { newGame, step } from './driver.ts';
import { gameMachine } from './game.ts';
import { refuse } from './rules/game.ts';
import type { RefusalOf } from './rules/refuse.ts';
import { setUp } from './rules/setup.ts';
import { componentsOf } from './rules/table.ts';
import { actionSchema, setupSchema } from './schema.ts';
import type { GameState, Setup } from './state.ts';
import { sentence } from './words/index.ts';

const shared = {
  id: 'smartphone',
  // 2: Steve's pad has a third logistics symbol, so his moves in older logs may be refused.
  rulesVersion: 2,
  parseSetup: (value: unknown) => parse(setupSchema, value),
  parseAction: (value: unknown) => parse(actionSchema, value),
  sentence: (refusal: RefusalOf, setup: Setup) => sentence(refusal, componentsOf({ setup })),
};

/** The game on plain rule functions: bots, bulk runs, the command line. */
export const smartphone: GameModule<Setup, GameState, Action, RefusalOf> = {
  ...shared,
  start: newGame,
  step: (position, action) => {
    const stepped = step(position, action);
    return stepped.ok ? { ok: true, position: stepped.state } : { ok: false, position, refusal: stepped.refusal };
  },
};

export type GameSnapshot = SnapshotFrom<typeof gameMachine>;

const stepMachine = createStepper(gameMachine);

/** The game on its statechart: the pages, which show the chart beside the board. */
export const smartphoneChart: GameModule<Setup, GameSnapshot, Action, RefusalOf> = {
  ...shared,
  start: (setup) => initialTransition(gameMachine, { game: setUp(setup) })[0],
  step: (position, action) => {
    const next = stepMachine(position, action);
    if (next !== position) return { ok: true, position: next };
    const refusal = refuse(position.context.game, action);
    if (!refusal) throw new Error(`The chart has no place for ${action.type}, but the rules allow it.`);
    return { ok: false, position, refusal };
  },
};
