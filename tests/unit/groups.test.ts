import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scriptGroups, sheetGroups } from '@/hosting/groups.ts';

/** Every way to read a pattern without its alternatives: `a(b|c)?` is `ab`, `ac` and `a`. */
function readings(pattern: string): string[] {
  const open = /(?<!\\)\((?!\?)/.exec(pattern);
  if (!open) return [pattern];
  const parts = [''];
  let [depth, at] = [1, open.index + 1];
  for (; depth > 0; at++) {
    const letter = pattern[at] ?? ')';
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === '|' && depth === 1) parts.push('');
    else if (depth > 0) parts.push(parts.pop() + letter);
  }
  if (pattern[at] === '?') parts.push('');
  const [before, after] = [pattern.slice(0, open.index), pattern.slice(pattern[at] === '?' ? at + 1 : at)];
  return parts.flatMap((part) => readings(before + part + after));
}

/** The alternatives at the top of a pattern. */
const alternatives = (pattern: string): string[] => readings(`(${pattern})`);

const files = globSync('{src,machines}/**/*.{ts,tsx,css}').map((file) => `/${file}`);

test('a pattern is read in all its ways', () => {
  expect(alternatives('a\\/(b|c(d|e)?)|f(?!g)')).toEqual(['a\\/b', 'a\\/cd', 'a\\/ce', 'a\\/c', 'f(?!g)']);
});

// A file that is renamed would leave its group silently, and every page would fetch one more.
test('every file that a group names is there', () => {
  const named = [...sheetGroups, ...scriptGroups].flatMap(({ name, test: { source } }) =>
    alternatives(source).map((pattern) => ({ name, pattern })),
  );
  const own = named.filter(({ pattern }) => !/node_modules|rolldown|preload-helper|react-/.test(pattern));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter(({ pattern }) => !files.some((file) => new RegExp(pattern).test(file)))).toEqual([]);
});
