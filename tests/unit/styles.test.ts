import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What holds between style sheets. A class of a sheet reaches the whole page, so it belongs to one part of the site. */

const sheets = globSync('src/**/*.css').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The folder of a feature, or of what a game adds to one. */
const partOf = (file: string) => /^src\/(games\/\w+\/\w+|\w+)/.exec(file)?.[1] ?? file;

/** The selectors of the rules that stand in no other rule; in a media or container query they count too. */
function outerSelectors(css: string): string[] {
  const found: string[] = [];
  const open: boolean[] = [];
  for (const [, before = '', brace] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    const head = before.trim();
    if (brace === '{') {
      const isRule = !head.startsWith('@');
      if (isRule && !open.includes(true)) found.push(...head.split(/,(?![^(]*\))/).map((each) => each.trim()));
      open.push(isRule);
    } else if (brace === '}') open.pop();
  }
  return found;
}

const named = (css: string): string[] =>
  outerSelectors(css).flatMap((selector) => /^\.([\w-]+)$/.exec(selector)?.[1] ?? []);

describe('style sheets', () => {
  test('the scan sees the classes it judges', () => {
    expect(named('.a { color: red; & .b { top: 0; } } @media print { .c, .d:hover { top: 0; } }')).toEqual(['a', 'c']);
    expect(sheets.flatMap(({ text }) => named(text)).length).toBeGreaterThan(500);
  });

  test('a class is styled by one part of the site', () => {
    const parts = new Map<string, Set<string>>();
    for (const { file, text } of sheets)
      for (const name of named(text)) parts.set(name, (parts.get(name) ?? new Set()).add(partOf(file)));
    const several = [...parts].filter(([, of]) => of.size > 1).map(([name]) => name);
    // Today's exception: what several parts write smaller. The list only gets shorter.
    expect(several).toEqual(['quiet']);
  });
});
