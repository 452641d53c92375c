import { isClauseId } from '@machines/smartphone/clauses/index.ts';
import { symbols } from '@machines/smartphone/names.ts';
import { describe, expect, test } from 'vitest';
import { ContentError } from '@/content/read.ts';
import { type LessonEntry, readLesson, readLessonWords } from '@/learn/library.ts';
import { allSteps, type LessonWords } from '@/learn/schema.ts';
import { filesOf } from './files.ts';

const files = filesOf('content/lessons/smartphone/*/lesson.yaml');

const wordsOf = (entry: LessonEntry): LessonWords => {
  const [words] = filesOf(entry.file.replace('lesson.yaml', 'en.mdx'));
  if (!words) throw new Error(`${entry.file} has no English words beside it.`);
  return readLessonWords(words.file, words.text, entry);
};

/** Every text of a value, however deep. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

describe('every lesson can be done as it says, and only so', () => {
  for (const { file, text } of files)
    test(`${file.split('/').at(-2)}`, () => {
      const words = wordsOf(readLesson(file, text));
      const marks = textsOf(words).flatMap((each) => [...each.matchAll(/\{(\w*)\}|\[([A-Z]+\d*\.\d+)\]/g)]);
      for (const [mark, symbol, clause] of marks)
        expect(symbol === undefined ? isClauseId(clause ?? '') : symbols.includes(symbol as never), mark).toBe(true);
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
    'the order of one phase holds for the next': ['order', 'anew', 'SP.3'],
    'a new improvement counts in the same round': ['order', 'next', 'S4.2'],
    'second place always pays': ['scoring', 'second', 'S8.2'],
    'a falling cost completes a technology out of turn': ['technologies', 'falls', 'S5.4'],
  } as const;
  for (const [misreading, [lesson, step, clause]] of Object.entries(misreadings))
    test(`${misreading} (${clause})`, () => {
      const [file] = filesOf(`content/lessons/smartphone/${lesson}/lesson.yaml`);
      const entry = readLesson(file?.file ?? '', file?.text ?? '');
      expect(allSteps(entry.lesson).map((each) => each.step.id)).toContain(step);
      expect(entry.lesson.teaches).toContain(clause);
      const { why } = wordsOf(entry).steps[step] ?? {};
      const found = allSteps(entry.lesson).find((each) => each.step.id === step)?.step;
      // Asked as a question the misreading is an answer, and told what is wrong with it.
      expect(found?.kind === 'spot' || Object.keys(why ?? {}).length > 0).toBe(true);
    });
});

test('the course uses every kind of step', () => {
  const kinds = files.flatMap(({ file, text }) =>
    allSteps(readLesson(file, text).lesson).map(({ step }) => step.kind as string),
  );
  expect([...new Set(kinds)].sort()).toEqual(['choose', 'do', 'predict', 'spot']);
});

describe('a lesson that is wrong says where', () => {
  const broken = (id: string, change: (text: string) => string): string => {
    const [sound] = filesOf(`content/lessons/smartphone/${id}/lesson.yaml`);
    try {
      readLesson(sound?.file ?? '', change(sound?.text ?? ''));
    } catch (error) {
      if (error instanceof ContentError) return error.message;
      throw error;
    }
    throw new Error('It was accepted.');
  };

  test('a wrong answer called right', () => {
    expect(broken('scoring', (text) => text.replace('right: three', 'right: two'))).toMatch(
      /steps: rightmost: two alone should be right; the engine says three/,
    );
  });
  test('a goal that “show me” does not reach', () => {
    expect(broken('price', (text) => text.replace('goal: { price: 3 }', 'goal: { price: 2 }'))).toMatch(
      /steps: lower: solution: price should be 2 and is 3/,
    );
  });
  test('a move that another clause refuses', () => {
    expect(broken('order', (text) => text.replace('by: S4.1', 'by: S4.2'))).toMatch(
      /steps: pick: wrong\.token: S4\.2 should refuse it; S4\.1 does/,
    );
  });
  test('an option that plays out otherwise', () => {
    expect(broken('aim', (text) => text.replace('vp: 17', 'vp: 18'))).toMatch(
      /steps: control: options\.southAmerica: green\.vp should be 18 and is 17/,
    );
  });
  test('a plan with nothing wrong in it', () => {
    expect(broken('pads', (text) => text.replace("above: 'B1 4,2'", "above: 'B1 3,2'"))).toMatch(
      /steps: apart: nothing is wrong with the plan/,
    );
  });
});
