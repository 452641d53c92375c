import { readFileSync } from 'node:fs';
import { readData, readHead } from '@/content/read.ts';
import { type LessonEntry, readLesson, readLessonWords } from '@/learn/library.ts';
import {
  type BoardStepView,
  boardViews,
  type DeskStepView,
  deskViews,
  type MapStepView,
  mapViews,
} from '@/learn/resolve.ts';
import { courseSchema } from '@/learn/schema.ts';

/** The lessons as the pages were built from them, so that a test knows every right and wrong answer. */

const read = (file: string) => readFileSync(file, 'utf8');

const lessonsIn = (root: string) => readData(`${root}/course.yaml`, courseSchema, read(`${root}/course.yaml`)).lessons;

export const lessonIds = lessonsIn('content/lessons/smartphone');
export const coverageIds = lessonsIn('content/lessons/coverage');

export type TestLesson =
  | { on: 'board'; steps: BoardStepView[]; entry: LessonEntry }
  | { on: 'desk'; steps: DeskStepView[]; entry: LessonEntry }
  | { on: 'map'; steps: MapStepView[]; entry: LessonEntry };

export function openLesson(id: string, game: 'smartphone' | 'coverage' = 'smartphone'): TestLesson {
  const folder = `content/lessons/${game}/${id}`;
  const entry = readLesson(`${folder}/lesson.yaml`, read(`${folder}/lesson.yaml`));
  const words = readLessonWords(`${folder}/en.mdx`, readHead(`${folder}/en.mdx`, read(`${folder}/en.mdx`)), entry);
  const { lesson } = entry;
  switch (lesson.on) {
    case 'board':
      return { on: 'board', steps: boardViews(lesson, words), entry };
    case 'desk':
      return { on: 'desk', steps: deskViews(lesson, words), entry };
    case 'map':
      return { on: 'map', steps: mapViews(lesson, words), entry };
  }
}
