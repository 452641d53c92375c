import { beside } from '@/content/beside.ts';
import { readData, readHead } from '@/content/read.ts';
import type { Locale } from '@/i18n/index.ts';
import { readLesson, readLessonWords } from '@/learn/lessonLibrary.ts';
import { type Course, courseSchema } from '@/learn/lessonSchema.ts';
import { scenarioGameBy } from '@/scenarios/games.ts';
import type { ScenarioGame, ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { readScenarioOf, readScenarioWords } from '@/scenarios/scenarioLibrary.ts';
import type { AnyScenario, ScenarioOf, ScenarioWords } from '@/scenarios/scenarioSchema.ts';
import type { Game } from '@/site.ts';
import { courseFiles, lessonFiles, scenarioFiles, wordFiles } from './files.ts';

/** Scenarios and lessons as the rules refer to them, proved when they are read. */

export interface Example<S extends AnyScenario = AnyScenario> {
  id: string;
  scenario: S;
  words: ScenarioWords;
}
export interface Teaching {
  id: string;
  title: string;
  teaches: readonly string[];
}

const of = (files: Record<string, string>, game: string): [string, string][] =>
  Object.entries(files).filter(([file]) => file.split('/')[3] === game);

function headOf(file: string, locale: Locale): [string, unknown] {
  const [found, text] = beside(wordFiles, file, locale);
  return [found, readHead(found, text)];
}

const read = new Map<string, readonly unknown[]>();

/** The scenarios of a game, the easiest first. */
export function examplesIn<T extends ScenarioTypes>(game: ScenarioGame<T>, locale: Locale): Example<ScenarioOf<T>>[] {
  const key = `${game.id}/${locale}`;
  const known = read.get(key);
  // What lies under a game's key was read by that game.
  if (known) return known as Example<ScenarioOf<T>>[];
  const all = of(scenarioFiles, game.id)
    .map(([file, text]) => {
      const entry = readScenarioOf(game, file, text);
      return { id: entry.id, scenario: entry.scenario, words: readScenarioWords(...headOf(file, locale), entry) };
    })
    .sort((one, other) => one.scenario.difficulty - other.scenario.difficulty);
  read.set(key, all);
  return all;
}

/** The same, of a game by its name. */
export const examplesOf = (game: Game, locale: Locale): Example[] => examplesIn(scenarioGameBy(game), locale);

/** A game's course; null while it has none. */
export function courseOf(game: string): Course | null {
  const [found] = of(courseFiles, game);
  return found ? readData(found[0], courseSchema, found[1]) : null;
}

/** The lessons of a game in the order of its course. */
export function teachingsOf(game: string, locale: Locale): Teaching[] {
  const order = courseOf(game)?.lessons ?? [];
  return of(lessonFiles, game)
    .map(([file, text]) => {
      const entry = readLesson(file, text);
      const { title } = readLessonWords(...headOf(file, locale), entry);
      return { id: entry.id, title, teaches: entry.lesson.teaches };
    })
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
