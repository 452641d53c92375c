import { en as inRules } from '@machines/words/en.ts';
import { expect, test } from 'vitest';
import { en } from '@/i18n/en/index.ts';
import { locales, messages } from '@/i18n/index.ts';
import { differingKeys } from '@/i18n/missing.ts';
import { ruleWords } from '@/i18n/spoken.ts';
import { leftovers } from './korean.ts';

/** Files of another language are judged as soon as they are there; that none is missing, once it is built. */

const interfaceFiles = import.meta.glob<Record<string, unknown>>('/src/i18n/ko/*.ts', { eager: true });
const ruleFiles = import.meta.glob<Record<string, unknown>>('/machines/*/words/ko/**/*.ts', { eager: true });
const englishFiles = import.meta.glob<Record<string, unknown>>('/machines/*/words/en/**/*.ts', { eager: true });

/** Every sentence with its place in the table. */
const sentences = (value: unknown, path: string): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, each]) => sentences(each, `${path}.${key}`));

const places = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '');

/** Places that English does not fill there stay visible on the page. */
function strangePlaces(english: unknown, other: unknown, path: string): string[] {
  const known = new Map(sentences(english, path));
  return sentences(other, path)
    .filter(([at, text]) => known.has(at) && places(text).some((name) => !places(known.get(at) ?? '').includes(name)))
    .map(([at, text]) => `${at}: ${text}`);
}

const judged = (english: unknown, korean: unknown, path: string): string[] => [
  ...differingKeys(english, korean, path),
  ...strangePlaces(english, korean, path),
  ...sentences(korean, path).flatMap(([at, text]) => leftovers(text).map((word) => `${at}: ${word}`)),
];

test('the judge sees what is missing, what is too much, and English', () => {
  const english = { a: 'A {n} b', more: { one: '# one', other: '# more' }, list: ['x'] };
  expect(differingKeys(english, { a: '가', more: { other: '나' }, list: ['다'] })).toEqual([]);
  expect(differingKeys(english, { a: '', more: {}, list: [], z: '라' })).toEqual([
    'a is missing',
    'more.other is missing',
    'list.0 is missing',
    'z is not in English',
  ]);
  expect(strangePlaces(english, { a: '{m}' }, 't')).toEqual(['t.a: {m}']);
  expect(leftovers('{seat}이(가) GPS [S9.1] 4G A면, 5 VP')).toEqual([]);
  expect(leftovers('npm run -s rules -- simulate merge 명령')).toEqual([]);
  expect(leftovers('이 rule은 Wi-Fi')).toEqual(['rule', 'Wi-Fi']);
});

test('Korean words of the interface are whole where they are written', () => {
  const wrong = Object.values(interfaceFiles).flatMap((tables) =>
    Object.entries(tables).flatMap(([name, table]) => judged((en as Record<string, unknown>)[name], table, name)),
  );
  expect(wrong).toEqual([]);
});

test('Korean words of the rules are whole where they are written', () => {
  const wrong = Object.entries(ruleFiles).flatMap(([file, tables]) => {
    const english = englishFiles[file.replace('/ko/', '/en/')];
    return Object.entries(tables).flatMap(([name, table]) => judged(english?.[name], table, `${file}: ${name}`));
  });
  expect(wrong).toEqual([]);
});

for (const locale of locales)
  test(`${locale} has every word`, () => {
    expect(differingKeys(en, messages(locale), locale)).toEqual([]);
    expect(differingKeys(inRules, ruleWords(locale), locale)).toEqual([]);
  });
