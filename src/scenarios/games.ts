import { coverage } from './coverage.ts';
import { smartphone } from './smartphone.ts';

/** Every game that has scenarios. */
export const scenarioGames = { smartphone, coverage };
