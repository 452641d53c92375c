import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readHead } from '@/content/read.ts';
import { type Locale, locales, messages } from '@/i18n/index.ts';
import { ruleWords } from '@/i18n/spoken.ts';
import { filesOf } from '../content/files.ts';

/** Every text of the site, held to its own terms: src/i18n/terms.yaml. */

const said = z.strictObject({ say: z.string(), means: z.string(), not: z.array(z.string()).default([]) });
const terms = z
  .array(
    z.strictObject({
      term: z.string(),
      glossary: z.string().optional(),
      en: said,
      ko: said,
      except: z.array(z.strictObject({ in: z.string(), word: z.string(), why: z.string() })).default([]),
    }),
  )
  .parse(parse(filesOf('src/i18n/terms.yaml')[0]?.text ?? ''));

type Text = readonly [place: string, text: string];

/** What is filled in, addresses and code are no words of ours. */
const plain = (text: string): string =>
  text
    .replace(/^import .*$/gm, '')
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`]*`|\]\([^)]*\)|\{\w+\}|<[^>]*>/g, ' ');

const texts = (value: unknown, place: string): Text[] =>
  typeof value === 'string'
    ? [[place, plain(value)]]
    : Object.entries(value as object).flatMap(([key, each]) => texts(each, place ? `${place}.${key}` : key));

const files = (locale: Locale): Text[] =>
  [...filesOf(`content/**/${locale}.mdx`), ...filesOf(`content/*/${locale}/**/*.mdx`)].flatMap(({ file, text }) => [
    ...texts(readHead(file, text), file),
    [file, plain(text.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, ''))] as const,
  ]);

const asPattern = (word: string, locale: Locale): RegExp => {
  if (word.startsWith('/')) return new RegExp(word.slice(1, -1), 'u');
  const quoted = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return locale === 'en' ? new RegExp(`\\b${quoted}\\b`, 'i') : new RegExp(quoted, 'u');
};

/** Each place where a word stands that the site does not use, and the exceptions that were needed. */
function judged(all: readonly Text[], locale: Locale) {
  const used = new Set<unknown>();
  const wrong = terms.flatMap(({ [locale]: { say, not }, except }) =>
    not.flatMap((word) => {
      const pattern = asPattern(word, locale);
      return all
        .filter(([, text]) => pattern.test(text))
        .filter(([place]) => {
          const excepted = except.find((each) => each.word === word && place.includes(each.in));
          if (excepted) used.add(excepted);
          return !excepted;
        })
        .map(([place, text]) => `${place}: “${text.match(pattern)?.[0]}” (say ${say})`);
    }),
  );
  return { wrong, used };
}

const everything = (locale: Locale): Text[] => [
  ...texts(messages(locale), ''),
  ...texts(ruleWords(locale), ''),
  ...files(locale),
];

test('the judge finds a word that is not used', () => {
  expect(judged([['here', 'By the other reading it lies there.']], 'en').wrong).toEqual([
    'here: “reading” (say ruling)',
  ]);
  expect(judged([['here', plain('With `reading` and {reading} it is bread.')]], 'en').wrong).toEqual([]);
  expect(judged([['here', '이 판에서는 판 제품을 견줍니다.']], 'ko').wrong).toHaveLength(3);
});

for (const locale of locales)
  test(`every text in ${locale} keeps to the terms of the site`, () => {
    expect(judged(everything(locale), locale).wrong).toEqual([]);
  });

test('the glossary explains a term under its own name', () => {
  for (const locale of locales) {
    const words: Record<string, { name: string }> = messages(locale).glossary.words;
    for (const {
      glossary,
      [locale]: { say },
    } of terms)
      if (glossary) expect(words[glossary]?.name.toLowerCase()).toBe(say);
  }
});

test('every exception is needed', () => {
  const used = new Set(locales.flatMap((locale) => [...judged(everything(locale), locale).used]));
  expect(terms.flatMap(({ except }) => except).filter((each) => !used.has(each))).toEqual([]);
});
