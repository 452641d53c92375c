import { describe, expect, test } from 'vitest';
import { readData } from '@/content/read.ts';
import { readLesson } from '@/learn/lessonLibrary.ts';
import { allSteps, courseSchema } from '@/learn/lessonSchema.ts';
import type { Step } from '@/learn/lessons.ts';
import { type Taught, untaught } from '@/learn/taught.ts';
import { filesOf } from './files.ts';

/** A step asks only what its own task says or a step before has taught. */

const courseOf = (game: string): Taught[] => {
  const [course] = filesOf(`content/lessons/${game}/course.yaml`);
  return readData(course?.file ?? '', courseSchema, course?.text ?? '').lessons.map((id) => {
    const [file] = filesOf(`content/lessons/${game}/${id}/lesson.yaml`);
    return { id, lesson: readLesson(file?.file ?? '', file?.text ?? '').lesson };
  });
};

for (const game of ['smartphone', 'coverage'])
  describe(`the course of ${game}`, () => {
    const course = courseOf(game);

    test('asks nothing that was not taught by then', () => expect(untaught(course)).toEqual([]));

    test('teaches every clause of a lesson in one of its steps', () => {
      const missing = course.flatMap(({ id, lesson }) => {
        const taught = allSteps<Step>(lesson).flatMap(({ step }) => [...(step.tells ?? []), ...(step.teaches ?? [])]);
        return lesson.teaches.filter((clause) => !taught.includes(clause)).map((clause) => `${id}: ${clause}`);
      });
      expect(missing).toEqual([]);
    });
  });

test('a question asked too early is found out', () => {
  // The tie at the end is taught in the step before the checks; without that step the check is a guess.
  const course = courseOf('smartphone').map(({ id, lesson }) =>
    id === 'scoring' && lesson.on === 'board'
      ? { id, lesson: { ...lesson, steps: lesson.steps.filter((step) => step.id !== 'next') } }
      : { id, lesson },
  );
  expect(untaught(course)).toEqual(['scoring/end needs SE.2', 'scoring/end needs SE.2/tieTechnologies']);
});
