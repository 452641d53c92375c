import { isClauseId } from '@machines/coverage/clauses/index.ts';
import { describe, expect, test } from 'vitest';
import { ContentError, readData } from '@/content/read.ts';
import { coverageMap } from '@/games/coverage/learn/lessonGame.ts';
import { readLesson } from '@/learn/lessonLibrary.ts';
import { courseSchema } from '@/learn/lessonSchema.ts';
import { filesOf } from './files.ts';

/** The course of the second game. */

const [courseFile] = filesOf('content/lessons/coverage/course.yaml');
const course = readData(courseFile?.file ?? '', courseSchema, courseFile?.text ?? '');
const files = filesOf('content/lessons/coverage/*/lesson.yaml');

test('the course lists every lesson once', () => {
  expect(course.lessons.toSorted()).toEqual(files.map(({ file }) => file.split('/').at(-2)));
});

describe('clauses named in the words of a lesson are there', () => {
  for (const { file, text } of filesOf('content/lessons/coverage/*/*.mdx'))
    test(file, () => {
      const named = [...text.matchAll(/\[([A-Z]+\d*\.\d+)\]/g)].map(([, id]) => id ?? '');
      expect(named.filter((id) => !isClauseId(id))).toEqual([]);
    });
});

test('a known wrong move meets what is tried: its hexes go by coordinates, on a leased route too', () => {
  const { state } = coverageMap.game.lay({});
  expect(coverageMap.readPart(state, { type: 'expand', hex: 'B1', value: 1, route: ['B2'] })).toEqual({
    type: 'expand',
    hex: '-2,0',
    value: 1,
    route: ['-1,0'],
  });
});

describe('a lesson that is wrong says where', () => {
  const broken = (was: string, is: string): string => {
    const sound = files.find(({ file }) => file.includes('/network/')) ?? expect.fail('no such lesson');
    try {
      readLesson(sound.file, sound.text.replace(was, is));
    } catch (error) {
      if (error instanceof ContentError) return error.message;
      throw error;
    }
    return 'It was accepted.';
  };

  test('a wrong answer called right', () => {
    expect(broken('right: eleven', 'right: six')).toMatch(/worth: six alone should be right; the engine says eleven/);
  });
  test('a goal that “show me” does not reach', () => {
    expect(broken('value: 7 }]', 'value: 8 }]')).toMatch(/first: solution: green\.value should be 8 and is 7/);
  });
  test('a move that another clause refuses', () => {
    expect(broken('by: C1.3', 'by: C1.7')).toMatch(/first: wrong\.far: C1\.7 should refuse it; C1\.3 does/);
  });
  test('an option that plays out otherwise', () => {
    expect(broken('hexes: 2,', 'hexes: 3,')).toMatch(/ways: options\.wide: green\.hexes should be 3 and is 2/);
  });
  test('a move with nothing wrong in it', () => {
    expect(broken('move: { type: expand, hex: B2, value: 3 }', 'move: { type: expand, hex: B2, value: 2 }')).toMatch(
      /limit: nothing is wrong with the move/,
    );
  });
});
