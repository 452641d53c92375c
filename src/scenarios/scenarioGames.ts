import { scenarioGame as coverage } from '@/games/coverage/scenarios/scenarioGame.ts';
import { scenarioGame as smartphone } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { Game } from '@/site.ts';
import type { ScenarioGame, ScenarioTypes } from './scenarioGame.ts';

/** Every game that has scenarios. */
export const scenarioGames = { smartphone, coverage };

/** A game by its name, for whoever gives its own values back to it and looks into none. */
export const scenarioGameBy = (game: Game): ScenarioGame<ScenarioTypes> =>
  scenarioGames[game] as unknown as ScenarioGame<ScenarioTypes>;
