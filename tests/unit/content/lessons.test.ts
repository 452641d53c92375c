import { describe, expect, test } from 'vitest';
import { learn } from '@/i18n/en/learn.ts';
import { readLesson, readLessonWords } from '@/learn/lessonLibrary.ts';
import { filesOf, wordsBeside } from './files.ts';

const files = filesOf('content/lessons/*/*/lesson.yaml');

describe('every lesson can be done as it says, and only so', () => {
  for (const { file, text } of files)
    test(`${file.split('/').at(-2)}`, () => {
      const entry = readLesson(file, text);
      for (const words of wordsBeside(file)) expect(readLessonWords(words.file, words.text, entry).title).not.toBe('');
    });
});

test('“Is that allowed?” is answered by a sentence for every clause that it names, and for no other', () => {
  const named = files.flatMap(({ text }) =>
    [...text.matchAll(/kind: spot\b[\s\S]*?answers: \[([^\]]+)\]/g)].flatMap(([, ids = '']) => ids.split(', ')),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(Object.keys(learn.spot.reasons).toSorted()).toEqual([...new Set(named)].toSorted());
});
