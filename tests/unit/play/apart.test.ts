import { expect, test } from 'vitest';
import { apart } from '@/play/ui/end/apart.ts';

test('ends of lines that would lie on each other are set apart, in their order from the top', () => {
  const ends = [
    { key: 'low', y: 100 },
    { key: 'high', y: 10 },
    { key: 'close', y: 14 },
    { key: 'closer', y: 16 },
  ];
  expect(apart(ends, 15)).toEqual({ high: 10, close: 25, closer: 40, low: 100 });
  expect(apart(ends, 15, 20)).toEqual({ high: 20, close: 35, closer: 50, low: 100 });
});
