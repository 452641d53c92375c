import { complete } from '@machines/smartphone/position/complete/index.ts';
import { ContentError, checkData, readData } from '@/content/read.ts';
import type { Game } from '@/site.ts';
import type { Coverage } from './coverage.ts';
import type { ScenarioGame, ScenarioTypes } from './game.ts';
import { scenarioGames } from './games.ts';
import { scenarioProblems, wordsProblems } from './prove.ts';
import { type ScenarioOf, type ScenarioWords, scenarioWordsSchema } from './schema.ts';
import type { Smartphone } from './smartphone.ts';

/** Where scenarios lie: `content/scenarios/<game>/<id>/scenario.yaml` and `<language>.mdx` beside it. */
export interface EntryOf<T extends ScenarioTypes> {
  game: ScenarioGame<T>;
  id: string;
  file: string;
  scenario: ScenarioOf<T>;
}
export type Entry = EntryOf<Smartphone> | EntryOf<Coverage>;

const place = /content\/scenarios\/([a-z]+)\/([a-z0-9-]+)\/scenario\.yaml$/;

/** Positions of content say only what matters; Coverage refuses what no game could reach when it lays one out. */
const completions: Partial<Record<Game, (position: never) => unknown>> = { smartphone: complete };

/** A scenario of one game as its file says it, on a table that a game could reach, unless it is marked as constructed. */
export function scenarioIn<T extends ScenarioTypes>(game: ScenarioGame<T>, file: string, text: string): ScenarioOf<T> {
  const scenario = readData(file, game.schema, text);
  const completed = scenario.constructed ? undefined : completions[game.id];
  return completed ? { ...scenario, position: completed(scenario.position as never) as T['position'] } : scenario;
}

/** The same, proved: what it says comes of it does come of it. */
export function readScenarioOf<T extends ScenarioTypes>(game: ScenarioGame<T>, file: string, text: string): EntryOf<T> {
  const [, , id = ''] = place.exec(file) ?? [];
  const scenario = scenarioIn(game, file, text);
  const problems = scenarioProblems(game, scenario);
  if (problems.length > 0) throw new ContentError(file, problems, text);
  return { game, id, file, scenario };
}

/** A scenario from its file; where that lies tells the game. */
export function readScenario(file: string, text: string): Entry {
  switch (place.exec(file)?.[1]) {
    case 'smartphone':
      return readScenarioOf(scenarioGames.smartphone, file, text);
    case 'coverage':
      return readScenarioOf(scenarioGames.coverage, file, text);
    default:
      throw new ContentError(file, [
        { path: '', message: 'A scenario lies in content/scenarios/<game>/<id>/scenario.yaml.' },
      ]);
  }
}

export function readScenarioWords(
  file: string,
  head: unknown,
  { scenario }: { scenario: { answers: Record<string, unknown>; constructed?: boolean } },
): ScenarioWords {
  const words = checkData(file, scenarioWordsSchema, head);
  const problems = wordsProblems(scenario, words);
  if (problems.length > 0)
    throw new ContentError(
      file,
      problems.map((message) => ({ path: 'head', message })),
    );
  return words;
}
