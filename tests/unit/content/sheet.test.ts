import { type ChoiceRows, openIn } from '@machines/core/choices.ts';
import { choiceRows as coverageRows } from '@machines/coverage/choices.ts';
import { type ChoiceName, choiceRows, ruleSets } from '@machines/smartphone/choices.ts';
import { describe, expect, test } from 'vitest';
import { type ByEdition, textsOf } from '@/editions/byEdition.ts';
import { gapsIn as coverageGaps } from '@/games/coverage/rules/gapsIn.ts';
import { gapsIn, type SheetPart, sheetClauses, sheetGaps } from '@/games/smartphone/learn/sheet.ts';
import type { TableLine } from '@/i18n/en/atTable.ts';
import { locales, messages } from '@/i18n/index.ts';
import { agreedIn } from '@/table/agreed.ts';

/** Gaps of these clauses, whichever rule set leaves them open. */
const gapsAt = <R extends string>(
  clauses: readonly string[],
  rows: ChoiceRows<string, R>,
  sets: readonly R[],
): string[] =>
  Object.entries(rows).flatMap(([name, row]) =>
    clauses.includes(row.clause) && openIn(row, sets).length > 0 ? [name] : [],
  );
const smartphoneGaps = (clauses: readonly string[]) => gapsAt(clauses, choiceRows, ruleSets);

interface Step {
  lead: TableLine;
  may: readonly TableLine[];
  forget: readonly TableLine[];
}
const clausesOf = ({ lead, may, forget }: Step): string[] => [lead, ...may, ...forget].map(([, clause]) => clause);

describe('the sheet to print says a gap as a gap', () => {
  test.each(Object.entries(sheetClauses))('%s: every gap of its clauses is a box to tick', (_, clauses) => {
    expect(smartphoneGaps(clauses).filter((gap) => !sheetGaps.includes(gap as ChoiceName))).toEqual([]);
  });

  test.each(locales)('%s: a sentence cites only clauses of its part', (locale) => {
    const { sheet } = messages(locale);
    const texts: Record<SheetPart, ByEdition> = {
      ...sheet.phases,
      order: sheet.order,
      next: sheet.next,
      end: sheet.end,
    };
    for (const [part, said] of Object.entries(texts) as [SheetPart, ByEdition][])
      for (const { text } of textsOf(said)) {
        const cited = [...text.matchAll(/\[(S\w\.\d+)\]/g)].map(([, id = '']) => id);
        expect(cited.length, text).toBeGreaterThan(0);
        expect(sheetClauses[part]).toEqual(expect.arrayContaining(cited));
      }
  });

  test.each(locales)('%s: a box has a short answer for every reading, and our ruling comes first', (locale) => {
    const { agree } = messages(locale);
    const [tie] = agreedIn(choiceRows, agree.smartphone, ['controlTie'], 'e2');
    expect(tie?.answers).toEqual([
      agree.smartphone.controlTie.answers.goods,
      agree.smartphone.controlTie.answers.offices,
    ]);
    expect(agreedIn(choiceRows, agree.smartphone, ['controlTie'], 'ko')).toEqual([]);
    const [held] = agreedIn(choiceRows, agree.smartphone, ['holdBack'], 'ko');
    expect(held?.answers[0]).toBe(agree.smartphone.holdBack.answers.mustSell);
    const all = [
      ...ruleSets.flatMap((set) => agreedIn(choiceRows, agree.smartphone, Object.values(gapsIn).flat(), set)),
      ...agreedIn(coverageRows, agree.coverage, Object.values(coverageGaps).flat(), 'book'),
    ];
    expect(new Set(all.map(({ name }) => name)).size).toBe(
      Object.values({ ...agree.smartphone, ...agree.coverage }).length,
    );
    for (const { name, answers } of all)
      expect(
        answers.every((words) => words !== ''),
        name,
      ).toBe(true);
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
    expect(smartphoneGaps(cited)).toEqual([]);
  });

  test('S8.3 ties for control are settled by the Korean edition only', () => {
    expect(openIn(choiceRows['controlTie' satisfies ChoiceName], ruleSets)).toEqual(['e1', 'e1c', 'e2']);
  });
});

describe('the page at the table says a gap as a gap', () => {
  /** Gaps of a cited clause that its line leaves alone. */
  const untouched = {
    smartphone: [
      'gamepadChain',
      'strandedProgress',
      'uselessProgress',
      'wifiFreshOffice',
      'bonusAgain',
      'bonusImpossible',
    ],
    coverage: ['players', 'worthTie'],
  };

  test.each(Object.entries(messages('en').atTable.steps))('Smartphone Inc., %s', (phase, step) => {
    const asked = [...(gapsIn[phase as keyof typeof gapsIn] ?? []), ...untouched.smartphone];
    expect(smartphoneGaps(clausesOf(step)).filter((gap) => !asked.includes(gap))).toEqual([]);
  });

  test.each(Object.entries(messages('en').atTable.coverage.parts))('Coverage, %s', (part, step) => {
    const asked = [...(coverageGaps[part] ?? []), ...untouched.coverage];
    expect(gapsAt(clausesOf(step), coverageRows, ['book']).filter((gap) => !asked.includes(gap))).toEqual([]);
  });
});

test.each(locales)('%s: a text that differs by edition has one for each, and for none two', (locale) => {
  const { sheet, sheetMore, atTable } = messages(locale);
  const said: unknown[] = [sheet.phases, sheetMore.sides, atTable.steps];
  const parted: string[][] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const keys = Object.keys(value);
    if (keys.some((key) => (ruleSets as readonly string[]).includes(key.split(' ')[0] ?? ''))) parted.push(keys);
    else Object.values(value).forEach(walk);
  };
  walk(said);
  expect(parted.length).toBeGreaterThan(6);
  for (const keys of parted) expect(keys.flatMap((key) => key.split(' ')).toSorted()).toEqual([...ruleSets].toSorted());
});
