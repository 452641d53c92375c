import { readFileSync } from 'node:fs';
import { readData, readHead } from '@/content/read.ts';
import { type LessonEntry, readLesson, readLessonWords } from '@/learn/library.ts';
import { type BoardStepView, boardViews, type DeskStepView, deskViews } from '@/learn/resolve.ts';
import { courseSchema } from '@/learn/schema.ts';

/** The lessons as the pages were built from them, so that a test knows every right and wrong answer. */

const root = 'content/lessons/smartphone';
const read = (file: string) => readFileSync(file, 'utf8');

export const lessonIds = readData(`${root}/course.yaml`, courseSchema, read(`${root}/course.yaml`)).lessons;

export type TestLesson =
  | { on: 'board'; steps: BoardStepView[]; entry: LessonEntry }
  | { on: 'desk'; steps: DeskStepView[]; entry: LessonEntry };

export function openLesson(id: string): TestLesson {
  const entry = readLesson(`${root}/${id}/lesson.yaml`, read(`${root}/${id}/lesson.yaml`));
  const file = `${root}/${id}/en.mdx`;
  const words = readLessonWords(file, readHead(file, read(file)), entry);
  return entry.lesson.on === 'board'
    ? { on: 'board', steps: boardViews(entry.lesson, words), entry }
    : { on: 'desk', steps: deskViews(entry.lesson, words), entry };
}
