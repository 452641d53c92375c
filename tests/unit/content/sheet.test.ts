import { openIn } from '@machines/core/choices.ts';
import { type ChoiceName, choiceRows, ruleSets } from '@machines/smartphone/choices.ts';
import { describe, expect, test } from 'vitest';
import { type SheetPartName, sheetParts } from '@/games/smartphone/learn/sheet.ts';
import { locales, messages } from '@/i18n/index.ts';

const parts = Object.entries(sheetParts) as [SheetPartName, (typeof sheetParts)[SheetPartName]][];
/** Gaps of a clause, whichever rule set leaves them open. */
const gapsAt = (clauses: readonly string[]): string[] =>
  Object.entries(choiceRows).flatMap(([name, reading]) =>
    clauses.includes(reading.clause) && openIn(reading, ruleSets).length > 0 ? [name] : [],
  );

describe('the sheet to print says a gap as a gap', () => {
  test.each(parts)('%s: every gap of its clauses is marked as open, or not decided by any sentence', (_, part) => {
    const known = [...Object.keys(part.open ?? {}), ...(part.unsaid ?? [])];
    expect(known.toSorted()).toEqual(gapsAt(part.clauses).toSorted());
  });

  test.each(locales)('%s: the sentence that decides one says that it is left open', (locale) => {
    const { sheet } = messages(locale);
    const lines = (name: SheetPartName): readonly string[] =>
      name === 'order' || name === 'next' || name === 'end' ? [sheet[name]] : sheet.phases[name];
    const flat = parts.flatMap(([name, { open = {} }]) =>
      Object.entries(open)
        .filter(([, line]) => !lines(name)[line]?.toLowerCase().includes(sheet.leftOpen.toLowerCase()))
        .map(([gap]) => `${name}: ${gap}`),
    );
    expect(flat).toEqual([]);
    expect(sheet.openMeans.toLowerCase()).toContain(sheet.leftOpen.toLowerCase());
  });

  test.each(locales)('%s: the glossary cites no clause that leaves something open', (locale) => {
    const { symbols, pieces, words } = messages(locale).glossary;
    const texts = [
      ...Object.values(symbols),
      ...Object.values(pieces),
      ...Object.values(words).map(({ text }) => text),
    ];
    const cited = texts.flatMap((text) => [...text.matchAll(/\[(S\w\.\d+)\]/g)].map(([, id = '']) => id));
    expect(cited.length).toBeGreaterThan(20);
    expect(gapsAt(cited)).toEqual([]);
  });

  test('S8.3 ties for control are settled by the Korean edition only', () => {
    expect(openIn(choiceRows['controlTie' satisfies ChoiceName], ruleSets)).toEqual(['e1', 'e1c', 'e2']);
  });
});
