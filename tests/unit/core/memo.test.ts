import { rememberLast } from '@machines/core/memo.ts';
import { expect, test } from 'vitest';

test('an answer is worked out again as soon as either thing asked about is another', () => {
  const asked: [object, string][] = [];
  const ask = rememberLast((thing: { value: number }, word: string) => {
    asked.push([thing, word]);
    return `${thing.value} ${word}`;
  });
  const one = { value: 1 };
  const alike = { value: 1 };
  expect([ask(one, 'a'), ask(one, 'a')]).toEqual(['1 a', '1 a']);
  expect(asked).toHaveLength(1);
  expect(ask(one, 'b')).toBe('1 b');
  expect(ask({ value: 2 }, 'b')).toBe('2 b');
  // Not what it holds counts but which it is.
  ask(one, 'a');
  ask(alike, 'a');
  expect(asked).toHaveLength(5);
});

test('a question that fails is not remembered', () => {
  let fails = true;
  const ask = rememberLast((thing: object, _: null) => {
    if (fails) throw new Error('not now');
    return Object.keys(thing).length;
  });
  const thing = { key: 1 };
  expect(() => ask(thing, null)).toThrow('not now');
  fails = false;
  expect(ask(thing, null)).toBe(1);
});
