import { expect, test } from 'vitest';
import { readHead } from '@/content/read.ts';
import { filesOf } from '../content/files.ts';
import { leftovers } from './korean.ts';

const values = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(values)
      : [];

/** The text of an MDX file without what is not read: imports, tags, addresses. */
const proseOf = (text: string): string =>
  text
    .replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
    .replace(/^import .*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, ' ');

test('nothing in a Korean file is left in English', () => {
  const files = [...filesOf('content/**/ko.mdx'), ...filesOf('content/pages/ko/*.mdx')];
  const left = files.map(({ file, text }) => [
    file,
    [...values(readHead(file, text)), proseOf(text)].flatMap(leftovers),
  ]);
  expect(left.filter(([, words]) => words?.length)).toEqual([]);
});
