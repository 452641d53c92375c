import { ContentError, checkData, readData } from '@/content/read.ts';
import { lessonProblems, lessonWordsProblems } from './prove.ts';
import { type Lesson, type LessonWords, lessonSchema, lessonWordsSchema } from './schema.ts';

/** Where lessons lie: `content/lessons/<game>/<id>/lesson.yaml` and `<language>.mdx` beside it. */
export interface LessonEntry {
  game: string;
  id: string;
  file: string;
  lesson: Lesson;
}

const place = /content\/lessons\/([a-z]+)\/([a-z0-9-]+)\/lesson\.yaml$/;

/** A lesson from its file, proved: every step can be done as it says. */
export function readLesson(file: string, text: string): LessonEntry {
  const [, game, id] = place.exec(file) ?? [];
  if (!game || !id)
    throw new ContentError(file, [{ path: '', message: 'A lesson lies in content/lessons/<game>/<id>/lesson.yaml.' }]);
  const lesson = readData(file, lessonSchema, text);
  const problems = lessonProblems(lesson);
  if (problems.length > 0)
    throw new ContentError(
      file,
      problems.map((message) => ({ path: 'steps', message })),
    );
  return { game, id, file, lesson };
}

export function readLessonWords(file: string, head: unknown, { lesson }: LessonEntry): LessonWords {
  const words = checkData(file, lessonWordsSchema, head);
  const problems = lessonWordsProblems(lesson, words);
  if (problems.length > 0)
    throw new ContentError(
      file,
      problems.map((message) => ({ path: 'head', message })),
    );
  return words;
}
