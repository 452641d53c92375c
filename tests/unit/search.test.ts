import { clauses as coverageClauses } from '@machines/coverage/clauses/index.ts';
import { clauses as smartphoneClauses } from '@machines/smartphone/clauses/index.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Locale, locales } from '@/i18n/index.ts';
import { speakIn } from '@/i18n/spoken.ts';
import { synonymsIn } from '@/search/asked.ts';
import { libraryOf, type Searcher, searcherOf } from '@/search/engine.ts';
import { nearest } from '@/search/record.ts';
import { recordsIn } from '@/search/records.ts';
import { keysOf, marker, stemmed, tokens, wantsVerdict } from '@/search/tokens.ts';
import { askAll, leastRight, leastShare, onTop, questionsIn, sets, shareAmong } from '../search/score.ts';

const searchers = {} as Record<Locale, Searcher>;
beforeAll(async () => {
  for (const locale of locales) {
    speakIn(locale);
    searchers[locale] = await searcherOf(libraryOf(recordsIn(locale), synonymsIn(locale)));
  }
  speakIn('en');
}, 60_000);
const first = (locale: Locale, question: string, n = 3) =>
  searchers[locale]
    .ask(question)
    .found.slice(0, n)
    .flatMap(({ clauses, id }) => clauses ?? [id]);

test('words are compared without what every question has, without endings, Korean ones in pairs', () => {
  expect(tokens('Can I skip the buyers?')).toEqual(['skip', 'buyer']);
  expect(['pricing', 'price', 'leasing', 'lease', 'skipping'].map(stemmed)).toEqual([
    'pric',
    'pric',
    'leas',
    'leas',
    'skip',
  ]);
  expect(tokens('소매점에서')).toEqual(['소매', '매점']);
  expect(tokens('소매점에서 팔면 되나요')).toEqual(['소매', '매점', '팔면']);
  expect(keysOf('Wi-Fi').flatMap(({ keys }) => keys)).toEqual(['wifi']);
});

describe.each(locales)('%s', (locale) => {
  test.each(sets)('of the %s enough are answered among the first three', (set) => {
    const clauses = new Set<string>([...smartphoneClauses, ...coverageClauses].map(({ id }) => id));
    const questions = questionsIn(set, locale);
    expect(questions.length).toBeGreaterThanOrEqual(100);
    expect(questions.flatMap(({ wanted }) => wanted).filter((id) => !clauses.has(id))).toEqual([]);
    const asked = askAll(questions, searchers[locale].ask);
    expect(shareAmong(asked, 3)).toBeGreaterThanOrEqual(leastShare[locale]);
    expect(onTop(asked).right).toBeGreaterThanOrEqual(leastRight);
  });

  test('every clause of both games can be found by its number', () => {
    for (const { id } of [...smartphoneClauses, ...coverageClauses])
      expect(searchers[locale].ask(id.toLowerCase()).found[0]?.id).toBe(id);
  });

  test('nothing is found twice, and everything has an address', () => {
    const ids = searchers[locale].records.map(({ kind, id }) => `${kind} ${id}`);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { address } of searchers[locale].records) expect(address).toMatch(/^\//);
  });
});

test('a question in one’s own words, misspelt or half typed is answered', () => {
  expect(first('en', 'can i skip the cheapest buyer')).toContain('S7.4');
  expect(first('en', 'build on mountians')).toContain('C1.7');
  expect(first('en', 'unsold goo')).toContain('S7.6');
  expect(first('ko', '지역 선두 동점')).toContain('S8.3');
});

test('a slip of the pen is looked for as the word it was meant for, and said; what is half typed is not one', () => {
  const { also, answers, found } = searchers.en.ask('can i skpi a buyer');
  expect(also).toEqual([{ word: 'skpi', others: ['skip'] }]);
  expect(answers).toBe(true);
  expect(found[0]?.clauses).toContain('S7.4');
  expect(searchers.en.ask('retialer bonus').also).toEqual([{ word: 'retialer', others: ['retailer'] }]);
  expect(searchers.en.ask('improvem').also).toEqual([]);
});

test('“What is …?” asks for the name in it, in both languages', () => {
  expect(searchers.en.ask('what is a ruling').found[0]?.title).toBe('Ruling');
  expect(searchers.ko.ask('우선권이 뭐야').answers).toBe(true);
});

test('where a yes or a no is wanted, what says it is near the top', () => {
  const kinds = (locale: Locale, question: string) =>
    searchers[locale]
      .ask(question)
      .found.slice(0, 3)
      .map(({ kind }) => kind);
  expect(kinds('en', 'can i bid again')).toContain('answer');
  expect(wantsVerdict('can i bid again')).toBe(true);
  expect(wantsVerdict('다시 입찰할 수 있나요')).toBe(true);
  expect(wantsVerdict('who bids first')).toBe(false);
});

test('a word that means the same is looked for too, and said', () => {
  const { also, found } = searchers.ko.ask('동점');
  expect(also).toEqual([{ word: '동점', others: ['동률', '무승부'] }]);
  expect(found.length).toBeGreaterThan(2);
});

test.each(locales)('%s: whoever asks by a name finds what bears it first', (locale) => {
  for (const { title } of searchers[locale].records)
    expect(searchers[locale].ask(title.toLowerCase()).found[0]?.title.toLowerCase()).toBe(title.toLowerCase());
});

test('a clause is told as one’s own book has it, and what only some books settle is not alike in all', () => {
  const tie = searchers.ko.records.find(({ id }) => id === 'S8.3');
  expect(tie?.differs).toBe(true);
  const own = (edition: string) => tie?.own?.find((each) => each.in.includes(edition))?.text;
  expect(own('ko')).toBeDefined();
  expect(own('ko')).not.toBe(own('e2'));
  expect(searchers.en.records.find(({ id }) => id === 'S7.4')?.own).toBeUndefined();
});

test('a clause with a gap tells how it is read here, in the editions that leave it open', () => {
  const { top } = searchers.en.ask('S7.5');
  const gap = top?.gaps?.find((each) => each.in.includes('e2'));
  expect(gap?.text).toBe('May you stop selling while a buyer is willing? Our ruling: Yes.');
});

test('where another clause is as near, nothing stands on top', () => {
  const { top, found } = searchers.en.ask('bonus');
  expect(found[0]?.kind).toBe('clause');
  expect(top).toBeNull();
});

test('what no clause answers says so, names the word, and still gives the nearest', () => {
  const { answers, unknown, found } = searchers.en.ask('xylophone zebra');
  expect(answers).toBe(false);
  expect(unknown).toEqual(['xylophone', 'zebra']);
  expect(found).toHaveLength(nearest);
  const trade = searchers.en.ask('trade with other players');
  expect(trade.answers).toBe(false);
  expect(trade.unknown).toEqual(['trade']);
  expect(trade.found.length).toBeGreaterThan(0);
});

test('a yes or no stands on top of the clause only where the question is its own', () => {
  const top = (locale: Locale, question: string) => {
    const { top: found } = searchers[locale].ask(question);
    return found?.kind === 'answer' ? found.title : '';
  };
  expect(top('en', 'may i refuse the retailer bonus')).toMatch(/^Can I decline/);
  expect(top('en', 'hide an improvement under the pad')).toMatch(/^Can I hide/);
  expect(top('en', 'can improvements overlap')).toMatch(/^Can I let two improvements overlap in one cell/);
  // “Yes” would be told of who does take it, or of a plan that is not shown yet.
  expect(top('ko', '소매점 보너스 안 받아도 되나요')).toBe('');
  expect(top('ko', '공개하고 나서 패드 바꿔도 되나요')).toBe('');
  expect(top('en', 'how many cells must overlap')).toBe('');
  expect(top('en', 'do i have to take an improvement')).toBe('');
});

test('a game that is chosen keeps the other away', () => {
  const games = searchers.en.ask('who wins', 'coverage').found.map(({ game }) => game);
  expect(games).not.toContain('smartphone');
});

test('a question that names a game is asked of that game', () => {
  expect(first('en', 'coverage end of game', 1)).toContain('C7.1');
  expect(searchers.en.ask('end of the game in coverage').found.map(({ game }) => game)).not.toContain('smartphone');
  expect(searchers.ko.ask('커버리지 준비').found.map(({ game }) => game)).not.toContain('smartphone');
});

test('what was asked for is marked in any form', () => {
  const isAsked = marker('skipping buyers');
  expect(['skip', 'buyer,', 'price'].map(isAsked)).toEqual([true, true, false]);
});
