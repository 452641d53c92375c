import { describe, expect, test } from 'vitest';
import { readLesson, readLessonWords } from '@/learn/lessonLibrary.ts';
import { minutesOf, secondsOf } from '@/learn/lessonSchema.ts';
import { filesOf } from './files.ts';

/** How long lessons take, by words and presses. */

const words = { title: 'x'.repeat(15), text: 'x'.repeat(500), done: 'x'.repeat(600) };
const step = (id: string, kind: string, more = {}) => ({ id, kind, ...more });
const lesson = {
  hook: step('do', 'do', { solution: [1, 2, 3] }),
  steps: [step('decide', 'choose', { options: { a: {}, b: {} }, compare: true as const })],
  checks: [step('ask', 'predict')],
};
const told = {
  steps: {
    do: words,
    decide: {
      ...words,
      answers: { a: 'x'.repeat(10), b: 'x'.repeat(10) },
      why: { a: 'x'.repeat(100), b: 'x'.repeat(200) },
    },
    ask: { ...words, answers: { a: 'x'.repeat(20) } },
  },
};

test('a lesson takes as long as its words and its presses', () => {
  // Read: 1115, then 1115 + 20 and one explanation of 150, then 1115 + 20: 3535 characters at 1150 a minute.
  const reading = (3535 / 1150) * 60;
  // Pressed: three moves, a choice and an answer, and three times the way on, two seconds each; three looks of eight.
  expect(secondsOf(lesson, told, 'en')).toBeCloseTo(reading + 8 * 2 + 3 * 8);
  expect(minutesOf(lesson, told, 'en')).toBe(4);
});

describe('the round in two minutes takes no longer', () => {
  const [file] = filesOf('content/lessons/smartphone/two-minutes/lesson.yaml');
  const entry = readLesson(file?.file ?? '', file?.text ?? '');
  for (const locale of ['en', 'ko'] as const)
    test(locale, () => {
      const [said] = filesOf(`content/lessons/smartphone/two-minutes/${locale}.mdx`);
      const seconds = secondsOf(entry.lesson, readLessonWords(said?.file ?? '', said?.text ?? '', entry), locale);
      expect(seconds).toBeLessThan(120);
      expect(seconds).toBeGreaterThan(60);
    });
});
