import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { characters, cutFont, cuts } from '@/fonts/characters.ts';

const sheet = readFileSync('src/styles/fonts.css', 'utf8');

/** The code points a list such as `U+20-7E, U+A0` names. */
const named = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-');
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
  });

test('the style sheet asks the cut fonts for exactly the characters they are cut to', () => {
  const wanted = [...characters].map((each) => each.codePointAt(0)).sort((a, b) => (a ?? 0) - (b ?? 0));
  const faces = sheet
    .split('@font-face')
    .filter((face) => face.includes('../fonts/') && face.includes('unicode-range'));
  expect(faces).toHaveLength(2);
  for (const face of faces) {
    const range = /unicode-range:\s*([^;]+);/.exec(face)?.[1] ?? '';
    expect(named(range).sort((a, b) => a - b)).toEqual(wanted);
  }
});

test('each cut font is there, and in the weights that the sheet names', () => {
  for (const cut of cuts) {
    expect(readFileSync(cutFont(cut)).subarray(0, 4).toString()).toBe('wOF2');
    expect(sheet).toMatch(new RegExp(`font-weight: ${cut.weights.join(' ')};[^}]*${cutFont(cut).replace('src/', '')}`));
  }
});

test('every Latin character in the words of the site is in the cut fonts', () => {
  const texts = globSync(['content/**/*.{mdx,yaml}', 'src/i18n/**/*.ts', 'machines/*/words/**/*.ts']);
  expect(texts.length).toBeGreaterThan(500);
  const missing = new Map<string, string>();
  for (const file of texts)
    for (const each of readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
      if (/[\u00a1-\u024f\u2010-\u203a\u2212]/.test(each) && !characters.includes(each)) missing.set(each, file);
  expect([...missing]).toEqual([]);
});
