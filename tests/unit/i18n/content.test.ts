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

/** A widget in a fence is data; only what it says to the reader is read. */
const spokenIn = (fence: string): string =>
  [...fence.matchAll(/title="([^"]*)"|^ +- (.*)$/gm)]
    .map(([, title, note]) => title ?? (/[{:]/.test(note ?? '') ? '' : note))
    .join(' ');

/** The text of an MDX file without what is not read: imports, tags, addresses, data. */
const proseOf = (text: string): string =>
  text
    .replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
    .replace(/^```(?:position|compare)[\s\S]*?^```/gm, spokenIn)
    .replace(/^import .*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, ' ');

test('nothing in a Korean file is left in English', () => {
  const files = [...filesOf('content/**/ko.mdx'), ...filesOf('content/pages/ko/*.mdx')];
  const left = files.map(({ file, text }) => [
    file,
    [...values({ ...(readHead(file, text) as object), game: '', picture: '' }), proseOf(text)].flatMap(leftovers),
  ]);
  expect(left.filter(([, words]) => words?.length)).toEqual([]);
});
