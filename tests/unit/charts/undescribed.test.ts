import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { undescribed } from '@/charts/undescribed.ts';

/** What is left of a chart's text when the browser gets it. */
const charts = globSync('machines/*/charts/*.ts');

test.each(charts)('%s keeps all but its descriptions and clauses', (file) => {
  const source = readFileSync(file, 'utf8');
  const left = undescribed(source);
  // A type may be told that there are some; nothing else that is left may say one.
  expect(left.replaceAll(/readonly description: string/g, '')).not.toMatch(/description:|meta:/);
  const words = (text: string) => text.match(/\b(guard|target|actions|entry|tags|type|initial):/g) ?? [];
  expect(words(left)).toEqual(words(source));
});

test('there are charts, and a quote inside a sentence does not end it', () => {
  expect(charts.length).toBeGreaterThan(10);
  expect(undescribed(`{ description: 'Steve\\'s "list".', target: "x" }`)).toBe('{  target: "x" }');
});
