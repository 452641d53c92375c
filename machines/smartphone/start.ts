import { flow } from './flow.ts';
import { setUp } from './rules/setup.ts';
import type { GameState, Setup } from './state.ts';

/** A new game, resting where the first seat has to act. By itself: what only goes on from a position sets nothing up. */
export const newGame = (setup: Setup): GameState => flow.start(setUp(setup));
