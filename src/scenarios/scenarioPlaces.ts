import type { ScenarioWordsFrame } from '@/i18n/en/scenarios.ts';
import type { Game } from '@/site.ts';
import { scenarioGames } from './scenarioGames.ts';

/** Where scenarios of a game can stand, in the order of the list, with their names. */
export function placesOf(
  game: Game,
  { places, coverage }: Pick<ScenarioWordsFrame, 'places' | 'coverage'>,
): { place: string; name: string }[] {
  const names: Record<Game, Record<string, string>> = { smartphone: places, coverage: coverage.places };
  return scenarioGames[game].places.map((place) => ({ place, name: names[game][place] ?? place }));
}
