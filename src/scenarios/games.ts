import { coverage } from '@/games/coverage/scenarios/scenarioGame.ts';
import { smartphone } from '@/games/smartphone/scenarios/scenarioGame.ts';

/** Every game that has scenarios. */
export const scenarioGames = { smartphone, coverage };
