import { describe, expect, test } from 'vitest';
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
