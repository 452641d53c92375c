import { complete } from '@machines/smartphone/position/complete/index.ts';
import type { PositionSpec } from '@machines/smartphone/position/spec.ts';
import type { ZodType } from 'zod';
import { ContentError, checkData, readData } from '@/content/read.ts';
import type { Game } from '@/site.ts';
import { type CoverageLesson, coverageLesson } from './coverage.ts';
import type { Lesson, Step } from './lessons.ts';
import { lessonProblems, lessonWordsProblems } from './prove.ts';
import { type LessonOf, type LessonWords, lessonWordsSchema } from './schema.ts';
import { type SmartphoneLesson, smartphoneLesson } from './smartphone.ts';

/** Where lessons lie: `content/lessons/<game>/<id>/lesson.yaml` and `<language>.mdx` beside it. */
export interface EntryOf<G extends Game, L extends Lesson> {
  game: G;
  id: string;
  file: string;
  lesson: L;
}
export type LessonEntry = EntryOf<'smartphone', SmartphoneLesson> | EntryOf<'coverage', CoverageLesson>;

const place = /content\/lessons\/([a-z]+)\/([a-z0-9-]+)\/lesson\.yaml$/;

/** A lesson of one game from its file, proved: every step can be done as it says. */
function readLessonOf<L extends Lesson>(schema: ZodType<L>, file: string, text: string): L {
  const lesson = readData(file, schema, text);
  const problems = lessonProblems(lesson);
  if (problems.length > 0)
    throw new ContentError(
      file,
      problems.map((message) => ({ path: 'steps', message })),
    );
  return lesson;
}

/** Positions say only what matters; the rest is completed, unless a step is marked as constructed. */
function completed(lesson: SmartphoneLesson): SmartphoneLesson {
  const step = <S extends Step>(each: S): S =>
    each.constructed ? each : { ...each, position: complete(each.position as PositionSpec) };
  const { hook, steps, checks } = lesson as LessonOf<string, Step>;
  return { ...lesson, hook: step(hook), steps: steps.map(step), checks: checks.map(step) } as SmartphoneLesson;
}

/** A lesson from its file; where that lies tells the game. */
export function readLesson(file: string, text: string): LessonEntry {
  const [, game, id = ''] = place.exec(file) ?? [];
  switch (game) {
    case 'smartphone':
      return { game, id, file, lesson: readLessonOf(smartphoneLesson.transform(completed), file, text) };
    case 'coverage':
      return { game, id, file, lesson: readLessonOf(coverageLesson, file, text) };
    default:
      throw new ContentError(file, [
        { path: '', message: 'A lesson lies in content/lessons/<game>/<id>/lesson.yaml.' },
      ]);
  }
}

export function readLessonWords(file: string, head: unknown, { lesson }: { lesson: Lesson }): LessonWords {
  const words = checkData(file, lessonWordsSchema, head);
  const problems = lessonWordsProblems(lesson, words);
  if (problems.length > 0)
    throw new ContentError(
      file,
      problems.map((message) => ({ path: 'head', message })),
    );
  return words;
}
