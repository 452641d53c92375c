import { coverageGame } from './coverage.ts';
import type { AnyCliGame } from './game.ts';
import { smartphoneGame } from './smartphone.ts';

/** Every game by its name. */
export const cliGames: Record<string, AnyCliGame> = { smartphone: smartphoneGame, coverage: coverageGame };
