import { ContentError, checkData, readData } from '@/content/read.ts';
import { scenarioProblems, wordsProblems } from './prove.ts';
import { type Scenario, type ScenarioWords, scenarioSchema, scenarioWordsSchema } from './schema.ts';

/** Where scenarios lie: `content/scenarios/<game>/<id>/scenario.yaml` and `<language>.mdx` beside it. */
export interface Entry {
  game: string;
  id: string;
  file: string;
  scenario: Scenario;
}

const place = /content\/scenarios\/([a-z]+)\/([a-z0-9-]+)\/scenario\.yaml$/;

/** A scenario from its file, proved: what it says comes of it does come of it. */
export function readScenario(file: string, text: string): Entry {
  const [, game, id] = place.exec(file) ?? [];
  if (!game || !id)
    throw new ContentError(file, [
      { path: '', message: 'A scenario lies in content/scenarios/<game>/<id>/scenario.yaml.' },
    ]);
  const scenario = readData(file, scenarioSchema, text);
  const problems = scenarioProblems(scenario);
  if (problems.length > 0)
    throw new ContentError(
      file,
      problems.map((message) => ({ path: 'outcomes', message })),
    );
  return { game, id, file, scenario };
}

export function readScenarioWords(file: string, head: unknown, { scenario }: Entry): ScenarioWords {
  const words = checkData(file, scenarioWordsSchema, head);
  const problems = wordsProblems(scenario, words);
  if (problems.length > 0)
    throw new ContentError(
      file,
      problems.map((message) => ({ path: 'head', message })),
    );
  return words;
}
