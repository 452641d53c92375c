import { setUp } from './rules/setup.ts';
import type { GameState, Setup } from './state.ts';
import { settle, startRound } from './stepping.ts';

export * from './stepping.ts';

/** A new game, resting where the first seat has to act. */
export const newGame = (setup: Setup): GameState => settle(startRound(setUp(setup)));
