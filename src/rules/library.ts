import { beside } from '@/content/beside.ts';
import { readData, readHead } from '@/content/read.ts';
import type { Locale } from '@/i18n/index.ts';
import { readLesson, readLessonWords } from '@/learn/library.ts';
import { type Course, courseSchema } from '@/learn/schema.ts';
import { readScenario, readScenarioWords } from '@/scenarios/library.ts';
import type { Scenario, ScenarioWords } from '@/scenarios/schema.ts';
import { courseFiles, lessonFiles, scenarioFiles, wordFiles } from './files.ts';

/** Scenarios and lessons as the rules refer to them, proved when they are read. */

export interface Example {
  id: string;
  scenario: Scenario;
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

const examples = new Map<string, Example[]>();

/** The scenarios of a game, the easiest first. */
export function examplesOf(game: string, locale: Locale): Example[] {
  const key = `${game}/${locale}`;
  const known = examples.get(key);
  if (known) return known;
  const read = of(scenarioFiles, game)
    .map(([file, text]) => {
      const entry = readScenario(file, text);
      const words = readScenarioWords(...headOf(file, locale), entry);
      return { id: entry.id, scenario: entry.scenario, words };
    })
    .sort((a, b) => a.scenario.difficulty - b.scenario.difficulty);
  examples.set(key, read);
  return read;
}

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
