import { compile } from '../core/compile.ts';
import type { Action } from './actions.ts';
import { game } from './charts/game.chart.ts';
import type { Phase } from './names.ts';
import type { RefusalOf } from './rules/refuse.ts';
import type { GameState } from './state.ts';
import { vocabulary } from './vocabulary.ts';

/** Where in the chart of the game each phase is. */
export const phasePaths = {
  choosing: ['turn', 'choosing'],
  auction: ['turn', 'auction'],
  acting: ['turn', 'acting'],
  upkeep: ['turn', 'upkeep'],
  ending: ['ending'],
  over: ['over'],
} as const satisfies Record<Phase, readonly string[]>;

/** The game without XState, on tables made of its chart: computer players, bulk runs, lessons, the command line. */
export const flow = compile<GameState, Action, RefusalOf, Phase>(game, vocabulary, {
  phases: phasePaths,
  phaseOf: ({ phase }) => phase,
});

export const { step, refuse, microsteps, path: chartPath, stateOf: restingState } = flow;
