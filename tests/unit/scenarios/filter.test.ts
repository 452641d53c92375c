import { ruleSets } from '@machines/smartphone/choices.ts';
import { describe, expect, test } from 'vitest';
import {
  dayOf,
  type Filter,
  matches,
  ofTheDay,
  plain,
  type Row,
  randomOne,
  readFilter,
  writeFilter,
} from '@/scenarios/filter.ts';
import { partingPairs } from '@/scenarios/parting.ts';

const row: Row = {
  id: 'control-tie',
  game: 'smartphone',
  phase: 'scoring',
  kind: 'gap',
  difficulty: '2',
  clauses: ['S8.3', 'S8.2'],
  editions: ['e1-ko', 'e2-ko'],
  text: plain('One good each Who controls CIS? Green’s good stands further left.'),
};
const filter = (query: string): Filter => readFilter(new URLSearchParams(query));
const fits = (query: string, done: string[] = []): boolean => matches(row, filter(query), new Set(done));

describe('a filter', () => {
  test('lets everything through when nothing is asked', () => expect(fits('')).toBe(true));

  test.each([
    ['game=smartphone', 'game=coverage'],
    ['phase=scoring', 'phase=sale'],
    ['kind=gap', 'kind=rule'],
    ['difficulty=2', 'difficulty=3'],
    ['clause=S8.2', 'clause=S8.1'],
    ['editions=e2-ko', 'editions=e1-e2'],
    ['done=no', 'done=yes'],
    ['text=controls', 'text=research'],
  ])('lets %s through and keeps %s out', (through, out) => {
    expect(fits(through)).toBe(true);
    expect(fits(out)).toBe(false);
  });

  test('asks for everything at once', () => {
    expect(fits('phase=scoring&kind=gap&clause=S8.3')).toBe(true);
    expect(fits('phase=scoring&kind=rule&clause=S8.3')).toBe(false);
  });

  test('does not take a part of a clause for the clause', () => expect(fits('clause=S8')).toBe(false));

  test('finds words in any order, in any case, with either apostrophe', () => {
    expect(fits("text=left+GREEN's")).toBe(true);
    expect(fits('text=left+blue')).toBe(false);
  });

  test('knows what is done', () => {
    expect(fits('done=yes', ['control-tie'])).toBe(true);
    expect(fits('done=no', ['control-tie'])).toBe(false);
    expect(fits('done=yes', ['another'])).toBe(false);
  });

  test('finds a scenario in which any two editions part', () => {
    expect(fits('editions=any')).toBe(true);
    expect(matches({ ...row, editions: [] }, filter('editions=any'), new Set())).toBe(false);
  });
});

describe('the address of a list', () => {
  test('leads back to the same filter', () => {
    const asked = filter('text=who+controls&kind=gap&clause=S8.3');
    expect(filter(writeFilter(asked))).toEqual(asked);
  });
  test('holds nothing that is not asked', () => {
    expect(writeFilter(filter('?kind=gap&phase=&other=1'))).toBe('?kind=gap');
    expect(writeFilter(filter(''))).toBe('');
  });
  test('is cut where someone writes a book into it', () => {
    expect(filter(`text=${'a'.repeat(5000)}`).text).toHaveLength(80);
  });
});

describe('a random one', () => {
  test('is one that is not done yet, over the whole range of chance', () => {
    const done = new Set(['a', 'c']);
    expect([0, 0.49, 0.5, 0.999].map((chance) => randomOne(['a', 'b', 'c', 'd'], done, chance))).toEqual([
      'b',
      'b',
      'd',
      'd',
    ]);
  });
  test('is any when all are done, and none when there is none', () => {
    expect(randomOne(['a', 'b'], new Set(['a', 'b']), 0.9)).toBe('b');
    expect(randomOne([], new Set(), 0.5)).toBeUndefined();
  });
});

describe('the one of the day', () => {
  const ids = Array.from({ length: 169 }, (_, at) => `s${at}`);
  test('is another every day, until each had its day', () => {
    const days = ids.map((_, at) => ofTheDay(ids, 20_000 + at));
    expect(new Set(days).size).toBe(ids.length);
    expect(ofTheDay(ids, 20_000 + ids.length)).toBe(days[0]);
  });
  test('is the same from midnight to midnight', () => {
    expect(dayOf(new Date(2026, 10, 18, 0, 1))).toBe(dayOf(new Date(2026, 10, 18, 23, 59)));
    expect(dayOf(new Date(2026, 10, 19))).toBe(dayOf(new Date(2026, 10, 18)) + 1);
  });
  test('is none where there is none', () => {
    expect(ofTheDay([], 20_000)).toBeUndefined();
  });
});

describe('editions part', () => {
  test('where their answers differ', () => {
    expect(partingPairs(ruleSets, { e1: 'may', e1c: 'may', e2: 'may', ko: 'must' })).toEqual([
      'e1-ko',
      'e1c-ko',
      'e2-ko',
    ]);
    expect(partingPairs(ruleSets, { e1: 'may', e1c: 'may', e2: 'may', ko: 'may' })).toEqual([]);
  });
  test('not where one has no answer', () => expect(partingPairs(ruleSets, { e1: 'may' })).toEqual([]));
});
