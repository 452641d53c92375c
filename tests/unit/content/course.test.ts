import { clauses } from '@machines/smartphone/clauses/index.ts';
import { describe, expect, test } from 'vitest';
import { readData } from '@/content/read.ts';
import { readLesson } from '@/learn/library.ts';
import { courseSchema } from '@/learn/schema.ts';
import { scenarioSchema } from '@/scenarios/schema.ts';
import { filesOf } from './files.ts';

const [courseFile] = filesOf('content/lessons/smartphone/course.yaml');
const course = readData(courseFile?.file ?? '', courseSchema, courseFile?.text ?? '');
const lessons = new Map(
  filesOf('content/lessons/smartphone/*/lesson.yaml').map(({ file, text }) => {
    const { id, lesson } = readLesson(file, text);
    return [id, lesson] as const;
  }),
);
const taught = new Set<string>([...lessons.values()].flatMap(({ teaches }) => teaches));

test('the course lists every lesson once', () => {
  expect(course.lessons.toSorted()).toEqual([...lessons.keys()].sort());
});

test('a clause that a lesson teaches is not listed elsewhere', () => {
  expect(Object.keys(course.elsewhere).filter((id) => taught.has(id))).toEqual([]);
});

describe('every clause is taught in a lesson or shown in a scenario', () => {
  for (const { id } of clauses)
    test(id, () => {
      if (taught.has(id)) return;
      const name = course.elsewhere[id];
      expect(name, `${id} is neither taught nor listed`).toBeDefined();
      const [scenario] = filesOf(`content/scenarios/smartphone/${name}/scenario.yaml`);
      expect(scenario, `there is no scenario ${name}`).toBeDefined();
      expect(readData(scenario?.file ?? '', scenarioSchema, scenario?.text ?? '').clauses).toContain(id);
    });
});
