import { isClauseId } from '@machines/smartphone/clauses/index.ts';
import { phases } from '@machines/smartphone/names.ts';
import { describe, expect, test } from 'vitest';
import { canITable, type Verdict } from '@/games/smartphone/rules/canI/table.ts';
import type { WishId } from '@/games/smartphone/rules/canI/wishes.ts';
import { messages } from '@/i18n/index.ts';

const table = canITable('en');
const cell = (wish: WishId, phase: string) =>
  table.find((row) => row.wish.id === wish)?.cells.find((each) => each.phase === phase) ?? expect.fail(wish);

test('every wish that has words is asked, once', () => {
  const asked = table.map(({ wish }) => wish.id);
  expect(asked.toSorted()).toEqual(Object.keys(messages('en').rules.canI.wishes).toSorted());
});

describe('every wish is answered in every phase, by a clause, with an example', () => {
  for (const { wish, cells } of table)
    test(wish.id, () => {
      expect(cells.map(({ phase }) => phase)).toEqual(phases);
      for (const { clauses, told, verdict } of cells) {
        expect(clauses.filter((id) => !isClauseId(id))).toEqual([]);
        expect(clauses.length).toBeGreaterThan(0);
        expect(told.length).toBeGreaterThan(0);
        const usual = told.filter(({ answer }) => answer.ruling === null);
        expect(new Set(usual.map(({ answer }) => answer.allowed)).size).toBe(verdict === 'depends' ? 2 : 1);
        for (const { answer } of told) expect(answer.sentence === null).toBe(answer.allowed);
      }
    });
});

test('every scenario named for a wish is told of', () => {
  for (const { wish, cells } of table) {
    const told = new Set(cells.flatMap((each) => each.told.map(({ example }) => example.id)));
    expect(wish.cases.map(({ scenario }) => scenario).filter((id) => !told.has(id))).toEqual([]);
  }
});

describe('answers known from the rulebooks', () => {
  const known: [WishId, string, Verdict, string][] = [
    ['changePlan', 'planning', 'yes', 'S1.8'],
    ['changePlan', 'improvement', 'no', 'S1.8'],
    ['outOfTurn', 'research', 'no', 'SP.3'],
    ['tokenInstead', 'improvement', 'no', 'S4.1'],
    ['researchAgain', 'research', 'no', 'S5.1'],
    ['leaveOutFreeOffice', 'research', 'no', 'S9.6'],
    ['leaveOutWifi', 'logistics', 'depends', 'S9.3'],
    ['leaveOutRemote', 'sale', 'yes', 'S9.12'],
    ['declineBonus', 'logistics', 'depends', 'SR.3'],
    ['fullRegion', 'logistics', 'no', 'S6.5'],
    ['unconnected', 'logistics', 'depends', 'S6.2'],
    ['sellWithoutOffice', 'sale', 'depends', 'S7.2'],
    ['sellWithoutOffice', 'logistics', 'no', 'S7.1'],
    ['sellAtRetailer', 'sale', 'no', 'SR.1'],
    ['padsApart', 'planning', 'no', 'S1.2'],
    ['padsCrosswise', 'planning', 'yes', 'S1.1'],
    ['padExactlyOnPad', 'planning', 'no', 'S1.2'],
    ['stickOut', 'planning', 'no', 'S1.4'],
    ['stickOutWith4G', 'planning', 'yes', 'S9.11'],
    ['stickOutTwice', 'planning', 'depends', 'S1.7'],
    ['coverImprovement', 'planning', 'no', 'S1.6'],
    ['coverByTwo', 'planning', 'yes', 'S1.6'],
    ['skipBuyer', 'sale', 'no', 'S7.4'],
    ['skipUnwilling', 'sale', 'yes', 'S7.4'],
    ['sellCheap', 'sale', 'yes', 'S7.3'],
  ];
  for (const [wish, phase, verdict, clause] of known)
    test(`${clause}: ${wish} in ${phase}: ${verdict}`, () => {
      expect(cell(wish, phase).verdict).toBe(verdict);
      expect(cell(wish, phase).clauses).toContain(clause);
    });
});

test('where editions part, the answer says which allow it', () => {
  const allowed = cell('declineBonus', 'logistics').told.filter(({ answer }) => answer.allowed);
  expect(allowed.flatMap(({ answer }) => answer.ruleSets)).toEqual(['e2']);
});

test('a ruling that answers otherwise stands beside the verdict and does not change it', () => {
  const { verdict, told } = cell('fullRegion', 'logistics');
  expect(verdict).toBe('no');
  expect(told.some(({ answer }) => answer.allowed && answer.ruling !== null)).toBe(true);
});

test('one question, one answer: it depends on an edition, on what one has or on where, never on which of several acts is meant', () => {
  const depends = table.filter(({ cells }) => cells.some(({ verdict }) => verdict === 'depends'));
  expect(depends.map(({ wish }) => wish.id)).toEqual([
    'stickOutTwice', // the edition
    'holdBack', // the edition
    'leaveOutWifi', // the edition
    'declineBonus', // the edition
    'moveNewOffice', // the edition
    'unconnected', // the edition
    'secondOffice', // whether one has Wi-Fi side A or such a bonus
    'sellEarly', // whether one has NFC
    'sellWithoutOffice', // whether one has 4G side B
  ]);
});
