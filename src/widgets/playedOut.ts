import { scenarioGames } from '@/scenarios/games.ts';
import type { ScenarioGame, ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { Game } from '@/site.ts';

/** A game as widgets ask it, whichever it is. */
export const gameOf = (game: Game): ScenarioGame<ScenarioTypes> =>
  scenarioGames[game] as unknown as ScenarioGame<ScenarioTypes>;
