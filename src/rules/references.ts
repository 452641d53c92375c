import { attempt, sound } from '@/content/attempt.ts';
import { pageBeside } from '@/content/beside.ts';
import { courseFiles, lessonFiles, ofGame, scenarioFiles, wordFiles } from '@/content/contentFiles.ts';
import { readData } from '@/content/read.ts';
import type { Locale } from '@/i18n/index.ts';
import { readLesson, readLessonWords } from '@/learn/lessonLibrary.ts';
import { type Course, courseSchema } from '@/learn/lessonSchema.ts';
import type { ScenarioGame, ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { scenarioGameBy } from '@/scenarios/scenarioGames.ts';
import { readScenarioOf, readScenarioWords } from '@/scenarios/scenarioLibrary.ts';
import type { AnyScenario, ScenarioOf, ScenarioWords } from '@/scenarios/scenarioSchema.ts';
import type { Game } from '@/site.ts';

/** Scenarios and lessons as the rules refer to them, proved when they are read. */

export interface Example<S extends AnyScenario = AnyScenario> {
  id: string;
  scenario: S;
  words: ScenarioWords;
}
export interface Teaching {
  id: string;
  title: string;
  /** What it is about, in a sentence or two. */
  lead: string;
  teaches: readonly string[];
}

const read = new Map<string, readonly unknown[]>();

/** The scenarios of a game, the easiest first. */
export function examplesIn<T extends ScenarioTypes>(game: ScenarioGame<T>, locale: Locale): Example<ScenarioOf<T>>[] {
  const key = `${game.id}/${locale}`;
  const known = read.get(key);
  // What lies under a game's key was read by that game.
  if (known) return known as Example<ScenarioOf<T>>[];
  const all = ofGame(scenarioFiles, game.id).map(([file, text]) =>
    attempt(() => {
      const entry = readScenarioOf(game, file, text);
      const words = readScenarioWords(...pageBeside(wordFiles, file, locale), entry);
      return { id: entry.id, scenario: entry.scenario, words };
    }),
  );
  const examples = sound(all).sort((one, other) => one.scenario.difficulty - other.scenario.difficulty);
  read.set(key, examples);
  return examples;
}

/** The same, of a game by its name. */
export const examplesOf = (game: Game, locale: Locale): Example[] => examplesIn(scenarioGameBy(game), locale);

/** A game's course; null while it has none. */
export function courseOf(game: string): Course | null {
  const [found] = ofGame(courseFiles, game);
  return found ? readData(found[0], courseSchema, found[1]) : null;
}

/** The lessons of a game in the order of its course. */
export function teachingsOf(game: string, locale: Locale): Teaching[] {
  const order = courseOf(game)?.lessons ?? [];
  const lessons = ofGame(lessonFiles, game).map(([file, text]) =>
    attempt(() => {
      const entry = readLesson(file, text);
      const { title, lead } = readLessonWords(...pageBeside(wordFiles, file, locale), entry);
      return { id: entry.id, title, lead, teaches: entry.lesson.teaches };
    }),
  );
  return sound(lessons).sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
