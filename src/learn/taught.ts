import { allSteps, type LessonPart } from './lessonSchema.ts';
import { type Lesson, type Step, stepsOn } from './lessons.ts';

/** Whether a course asks only what it has taught. */

/** What has to be known to answer a step; nothing where it is only tried, or looked at. */
export function needsOf({ on }: Pick<Lesson, 'on'>, part: LessonPart, step: Step): Set<string> {
  if (part === 'hook' || step.kind === 'choose') return new Set(step.asks);
  return new Set([...(step.asks ?? []), ...stepsOn({ on }).topics(step)]);
}

export interface Taught {
  id: string;
  lesson: Lesson;
}

/** Steps that ask what neither they nor any step before has taught, in the order of the course. */
export function untaught(course: readonly Taught[]): string[] {
  const known = new Set<string>();
  const learn = (topics: readonly string[] = []) => {
    for (const topic of topics) known.add(topic);
  };
  return course.flatMap(({ id, lesson }) =>
    allSteps<Step>(lesson).flatMap(({ part, step }) => {
      learn(step.tells);
      const missing = [...needsOf(lesson, part, step)].filter((topic) => !known.has(topic));
      learn(step.teaches);
      return missing.map((topic) => `${id}/${step.id} needs ${topic}`);
    }),
  );
}
