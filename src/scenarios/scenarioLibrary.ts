import { PositionError } from '@machines/core/position/error.ts';
import { isGameId } from '@machines/games.ts';
import { type Found, findingsIn, once } from '@/content/positions.ts';
import type { Problem } from '@/content/problem.ts';
import { ContentError, checkData, readData, readHead } from '@/content/read.ts';
import type { Game } from '@/site.ts';
import { scenarioProblems, variantsOf, wordsProblems } from './proveScenario.ts';
import type { ScenarioGame, ScenarioTypes } from './scenarioGame.ts';
import { scenarioGameBy, type scenarioGames } from './scenarioGames.ts';
import { type ScenarioOf, type ScenarioWords, scenarioWordsSchema } from './scenarioSchema.ts';

/** Where scenarios lie: `content/scenarios/<game>/<id>/scenario.yaml` and `<language>.mdx` beside it. */
export interface EntryOf<T extends ScenarioTypes> {
  game: ScenarioGame<T>;
  id: string;
  file: string;
  scenario: ScenarioOf<T>;
}
type Typed<G> = G extends ScenarioGame<infer T> ? EntryOf<T> : never;
export type Entry = Typed<(typeof scenarioGames)[Game]>;

const place = /content\/scenarios\/([a-z]+)\/([a-z0-9-]+)\/scenario\.yaml$/;

/** A scenario of one game as its file says it, on a table that a game could reach, unless it is marked as constructed. */
export function scenarioIn<T extends ScenarioTypes>(game: ScenarioGame<T>, file: string, text: string): ScenarioOf<T> {
  const scenario = readData(file, game.schema, text);
  return scenario.constructed ? scenario : { ...scenario, position: game.game.complete(scenario.position) };
}

/** What no game could reach about a scenario's position, under any reading it is played by. */
export const scenarioFindings = <T extends ScenarioTypes>(game: ScenarioGame<T>, scenario: ScenarioOf<T>): Found[] =>
  once(
    variantsOf(game, scenario).flatMap(({ ruleSet, rulings }) =>
      findingsIn(game.game, { ...scenario.position, rules: ruleSet, rulings }),
    ),
  );

/** A position that cannot stand is told before anything that goes wrong on it. */
function positionProblems<T extends ScenarioTypes>(game: ScenarioGame<T>, scenario: ScenarioOf<T>): Problem[] {
  try {
    const found = scenario.constructed ? [] : scenarioFindings(game, scenario);
    return found.map(({ what, rule, place: at }) => ({
      path: ['position', at].filter(Boolean).join('.'),
      message: `no game could reach this: ${what} (${rule})`,
    }));
  } catch (error) {
    if (error instanceof PositionError) return [{ path: `position.${error.place}`, message: error.message }];
    throw error;
  }
}

/** Everything that is wrong with a scenario: its position, or else what it says of it. */
export function problemsIn<T extends ScenarioTypes>(game: ScenarioGame<T>, scenario: ScenarioOf<T>): Problem[] {
  const impossible = positionProblems(game, scenario);
  return impossible.length > 0 ? impossible : scenarioProblems(game, scenario);
}

/** A scenario proved: a game could reach it, and what it says comes of it does come of it. */
export function readScenarioOf<T extends ScenarioTypes>(game: ScenarioGame<T>, file: string, text: string): EntryOf<T> {
  const [, , id = ''] = place.exec(file) ?? [];
  const scenario = scenarioIn(game, file, text);
  const problems = problemsIn(game, scenario);
  if (problems.length > 0) throw new ContentError(file, problems, text);
  return { game, id, file, scenario };
}

/** A scenario from its file; where that lies tells the game. */
export function readScenario(file: string, text: string): Entry {
  const [, game = ''] = place.exec(file) ?? [];
  if (!isGameId(game))
    throw new ContentError(file, [
      { path: '', message: 'A scenario lies in content/scenarios/<game>/<id>/scenario.yaml.' },
    ]);
  // What is read by a game's own schema is of that game.
  return readScenarioOf(scenarioGameBy(game), file, text) as unknown as Entry;
}

/** The words of a scenario from the text of its MDX file. */
export function readScenarioWords(
  file: string,
  text: string,
  { scenario }: { scenario: { answers: Record<string, unknown>; constructed?: boolean } },
): ScenarioWords {
  const words = checkData(file, scenarioWordsSchema, readHead(file, text), text);
  const problems = wordsProblems(scenario, words);
  if (problems.length > 0) throw new ContentError(file, problems, text);
  return words;
}
