import { describe, expect, test } from 'vitest';
import { falseCauses, looseSymbols } from '@/games/smartphone/learn/causes.ts';
import type { DeskStep } from '@/games/smartphone/learn/lessonGame.ts';
import { readLesson, readLessonWords } from '@/learn/lessonLibrary.ts';
import { allSteps } from '@/learn/lessonSchema.ts';
import { filesOf, wordsBeside } from './files.ts';

/** An explanation gives a cause; it has to hold wherever the explanation is given. */

type DoStep = Extract<DeskStep, { kind: 'do' }>;

const onDesks = filesOf('content/lessons/smartphone/*/lesson.yaml').flatMap(({ file, text }) => {
  const entry = readLesson(file, text);
  if (entry.lesson.on !== 'desk') return [];
  const steps = allSteps(entry.lesson).flatMap(({ step }) => (step.kind === 'do' ? [step] : []));
  return steps.map((step) => ({ file, entry, step }));
});
const stepOf = (name: string): DoStep =>
  onDesks.find(({ entry, step }) => `${entry.id}/${step.id}` === name)?.step ?? expect.fail(`no step ${name}`);

describe('what is said to a plan is so in every plan it is said to', () => {
  for (const { entry, step } of onDesks) test(`${entry.id}/${step.id}`, () => expect(falseCauses(step)).toEqual([]));
});

describe('an explanation names no symbol that its cause is silent about', () => {
  for (const { file, entry, step } of onDesks)
    test(`${entry.id}/${step.id}`, () => {
      for (const { file: wordsFile, text } of wordsBeside(file)) {
        const words = readLessonWords(wordsFile, text, entry).steps[step.id];
        expect(words && looseSymbols(step, words)).toEqual([]);
      }
    });
});

test('an explanation tied to a number is found out', () => {
  const flip = stepOf('pads/flip');
  // A price of 5 also comes of pads that show neither symbol.
  const tied = { id: 'five', if: { price: 5 }, because: { shown: { priceUp: 1, goodsPriceDown: 1 } } };
  const [first] = flip.wrong ?? expect.fail('nothing wrong is known');
  expect(falseCauses({ ...flip, wrong: [{ ...first, ...tied }] as NonNullable<DoStep['wrong']> })).toEqual([
    expect.stringMatching(/^wrong\.five: shown\.(priceUp|goodsPriceDown) should be 1 and is 0/),
  ]);
});
