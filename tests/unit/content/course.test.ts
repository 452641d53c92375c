import { clauses, isClauseId } from '@machines/smartphone/clauses/index.ts';
import { symbols, technologies } from '@machines/smartphone/names.ts';
import { describe, expect, test } from 'vitest';
import { ContentError, readData } from '@/content/read.ts';
import { scenarioSchema } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { readLesson } from '@/learn/lessonLibrary.ts';
import { allSteps, courseSchema } from '@/learn/lessonSchema.ts';
import type { Step } from '@/learn/lessons.ts';
import { filesOf } from './files.ts';

const [courseFile] = filesOf('content/lessons/smartphone/course.yaml');
const course = readData(courseFile?.file ?? '', courseSchema, courseFile?.text ?? '');
const files = filesOf('content/lessons/smartphone/*/lesson.yaml');
const lessons = new Map(
  files.map(({ file, text }) => {
    const { id, lesson } = readLesson(file, text);
    return [id, lesson] as const;
  }),
);
const taught = new Set<string>([...lessons.values()].flatMap(({ teaches }) => teaches));
const stepsOf = (id: string) =>
  allSteps<Step>(lessons.get(id) ?? expect.fail(`no lesson ${id}`)).map(({ step }) => step);

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

describe('a misreading that people really make has a step', () => {
  const misreadings = {
    'covering by an improvement makes goods': ['goods', 'cover', 'S3.2'],
    'price down makes no good': ['price', 'both', 'S2.1'],
    'pads may lie side by side': ['pads', 'apart', 'S1.2'],
    'a pad may cover the other wholly': ['pads', 'exactly', 'S1.2'],
    'one’s own office sets what control pays': ['scoring', 'rightmost', 'S8.2'],
    'a willing buyer with a number may be skipped': ['selling', 'skip', 'S7.4'],
    'the order of one phase holds for the next': ['technologies', 'reorder', 'SP.3'],
    'a new improvement counts in the same round': ['order', 'next', 'S4.2'],
    'second place always pays': ['scoring', 'second', 'S8.2'],
    'a falling cost completes a technology out of turn': ['technologies', 'falls', 'S5.4'],
  } as const;
  for (const [misreading, [lesson, id, clause]] of Object.entries(misreadings))
    test(`${misreading} (${clause})`, () => {
      // Asked as a question, so that whoever reads it so answers wrongly and is told why.
      expect(stepsOf(lesson).find((step) => step.id === id)?.kind).toMatch(/predict|spot/);
      expect(lessons.get(lesson)?.teaches).toContain(clause);
    });
});

test('“Is that allowed?” is answered with yes about as often as with either kind of no', () => {
  const asked = filesOf('content/lessons/*/*/lesson.yaml').flatMap(({ file, text }) =>
    allSteps<Step>(readLesson(file, text).lesson).flatMap(({ step }) => (step.kind === 'spot' ? [step] : [])),
  );
  const yes = asked.filter((step) => step.allowed).length / asked.length;
  expect(yes).toBeGreaterThan(0.2);
  expect(yes).toBeLessThan(0.45);
});

test('the course uses every kind of step', () => {
  const kinds = course.lessons.flatMap((id) => stepsOf(id).map(({ kind }) => kind));
  expect([...new Set(kinds)].sort()).toEqual(['choose', 'do', 'predict', 'spot']);
});

describe('symbols and clauses named in the words of a lesson are there', () => {
  for (const { file, text } of filesOf('content/lessons/smartphone/*/*.mdx'))
    test(file, () => {
      // Widgets have braces of their own, and tests that prove what is in them.
      const prose = text.replace(/```.*?```|<[A-Z].*?\/>/gs, '');
      const marks = [...prose.matchAll(/\{(.*?)\}|\[([A-Z]+\d*\.\d+)\]/g)];
      const unknown = marks.filter(([, symbol, clause]) =>
        symbol === undefined
          ? !isClauseId(clause ?? '')
          : ![...symbols, ...technologies].some((each) => each === symbol),
      );
      expect(unknown.map(([mark]) => mark)).toEqual([]);
    });
});

describe('a lesson that is wrong says where', () => {
  const broken = (id: string, was: string, is: string): string => {
    const sound = files.find(({ file }) => file.includes(`/${id}/`)) ?? expect.fail(`no lesson ${id}`);
    try {
      readLesson(sound.file, sound.text.replace(was, is));
    } catch (error) {
      if (error instanceof ContentError) return error.message;
      throw error;
    }
    return 'It was accepted.';
  };

  test('a wrong answer called right', () => {
    expect(broken('scoring', 'right: three', 'right: two')).toMatch(
      /yaml:\d+:\d+: (hook|(steps|checks)\[\d\]): rightmost: two alone should be right; the engine says three/,
    );
  });
  test('a goal that “show me” does not reach', () => {
    expect(broken('price', 'goal: { price: 3 }', 'goal: { price: 2 }')).toMatch(
      /yaml:\d+:\d+: (hook|(steps|checks)\[\d\]): lower: solution: price should be 2 and is 3/,
    );
  });
  test('a move that another clause refuses', () => {
    expect(broken('order', 'by: S4.1', 'by: S4.2')).toMatch(
      /yaml:\d+:\d+: (hook|(steps|checks)\[\d\]): pick: wrong\.token: S4\.2 should refuse it; S4\.1 does/,
    );
  });
  test('an option that plays out otherwise', () => {
    expect(broken('aim', 'vp: 17', 'vp: 18')).toMatch(
      /yaml:\d+:\d+: (hook|(steps|checks)\[\d\]): control: options\.northAfrica: green\.vp should be 18 and is 17/,
    );
  });
  test('an answer that leaves out what the plan has not', () => {
    expect(broken('goods', 'five: [faceDown], four', 'five: [improve], four')).toMatch(
      /yaml:\d+:\d+: (hook|(steps|checks)\[\d\]): count: missed\.five: the plan has not all of it/,
    );
    expect(broken('goods', 'five: [faceDown], four', 'six: [faceDown], four')).toMatch(
      /missed\.six: it is no wrong answer/,
    );
  });
  test('a plan with nothing wrong in it', () => {
    expect(broken('pads', "above: 'B1 4,2'", "above: 'B1 3,2'")).toMatch(
      /yaml:\d+:\d+: (hook|(steps|checks)\[\d\]): apart: nothing is wrong with the plan/,
    );
  });
});
