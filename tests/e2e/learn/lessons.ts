import { readFileSync } from 'node:fs';
import type { Plan } from '@machines/smartphone/plan.ts';
import { readData } from '@/content/read.ts';
import type { MapStepView } from '@/games/coverage/learn/lessonGame.ts';
import { meansOf, planOf } from '@/games/smartphone/learn/desk.ts';
import type { BoardStepView, DeskStep } from '@/games/smartphone/learn/lessonGame.ts';
import type { DeskStepView } from '@/games/smartphone/learn/onDesk.ts';
import { type LessonEntry, readLesson, readLessonWords } from '@/learn/lessonLibrary.ts';
import { allSteps, courseSchema } from '@/learn/lessonSchema.ts';
import { handled } from '@/learn/lessons.ts';
import { viewsOf } from '@/learn/stepViews.ts';

/** The lessons as the pages were built from them, so that a test knows every right and wrong answer. */

const read = (file: string) => readFileSync(file, 'utf8');

const lessonsIn = (root: string) => readData(`${root}/course.yaml`, courseSchema, read(`${root}/course.yaml`)).lessons;

export const lessonIds = lessonsIn('content/lessons/smartphone');
export const coverageIds = lessonsIn('content/lessons/coverage');

/** A step on a desk with the wrong plans that it knows, which the page is not given. */
export type DeskStepTried = DeskStepView & { tries: { id: string; plan: Plan }[] };

const triesOf = (step: DeskStep): DeskStepTried['tries'] => {
  const wrong = step.kind === 'do' ? (step.wrong ?? []) : [];
  return wrong.map(({ id, plan }) => ({ id, plan: planOf(meansOf(step), plan) }));
};

export type TestLesson =
  | { on: 'board'; steps: BoardStepView[]; entry: LessonEntry }
  | { on: 'desk'; steps: DeskStepTried[]; entry: LessonEntry }
  | { on: 'map'; steps: MapStepView[]; entry: LessonEntry };

export function openLesson(id: string, game: 'smartphone' | 'coverage' = 'smartphone'): TestLesson {
  const folder = `content/lessons/${game}/${id}`;
  const entry = readLesson(`${folder}/lesson.yaml`, read(`${folder}/lesson.yaml`));
  const words = readLessonWords(`${folder}/en.mdx`, read(`${folder}/en.mdx`), entry);
  const { lesson } = entry;
  switch (lesson.on) {
    case 'board':
      return { on: 'board', steps: viewsOf(handled.board, lesson, words), entry };
    case 'desk': {
      const sources = allSteps(lesson);
      const steps = viewsOf(handled.desk, lesson, words).map((view, at) => {
        const source = sources[at]?.step;
        return { ...view, tries: source ? triesOf(source) : [] };
      });
      return { on: 'desk', steps, entry };
    }
    case 'map':
      return { on: 'map', steps: viewsOf(handled.map, lesson, words), entry };
  }
}
