import type { Action } from '@machines/smartphone/actions.ts';
import { nearestLegal } from '@machines/smartphone/lab/nearest.ts';
import { openPosition } from '@machines/smartphone/position/build.ts';
import type { PositionSpec } from '@machines/smartphone/position/schema.ts';
import { changeWords } from '@machines/smartphone/words/change.ts';
import { describe, expect, test } from 'vitest';
import { dice, junkAction } from '../smartphone/games.ts';

const sale: PositionSpec = {
  phase: 'sale',
  bare: true,
  table: { green: { price: 2, goods: 1 }, red: { price: 6 } },
  board: { USA: { offices: ['green'] }, CIS: { offices: ['red'] } },
};
const logistics: PositionSpec = {
  ...sale,
  phase: 'logistics',
  table: { green: { price: 4, active: { logistics: 1 } }, red: { price: 6, active: { logistics: 1 } } },
};

const ways = (spec: PositionSpec, action: Action) => {
  const { state } = openPosition(spec);
  return nearestLegal(state, action).map((change) => changeWords(change, { e1: 'First edition' }));
};

describe('what would make an action legal', () => {
  test('S7.1 a good more', () => {
    const out: PositionSpec = {
      ...sale,
      phase: 'logistics',
      table: {
        green: { price: 2, technologies: ['NFC'], patents: ['NFC'], active: { logistics: 1 } },
        red: { price: 6 },
      },
    };
    const said = ways(out, { type: 'sellOffBoard', seat: 'green', amount: 1 });
    expect(said).toContain('if Green had 1 more good');
    expect(ways(out, { type: 'sellOffBoard', seat: 'green', amount: 3 })).toContain('if Green had 3 goods');
  });
  test('S7.3 the nearest price that will do, and no other', () => {
    const dear: PositionSpec = { ...sale, table: { green: { price: 6, goods: 1 }, red: { price: 8 } } };
    const said = ways(dear, { type: 'sell', seat: 'green', region: 'USA', buyer: 0 });
    expect(said.filter((each) => each.includes('price'))).toEqual(['if Green’s price were 3']);
  });
  test('S7.2 an office there', () => {
    expect(ways(sale, { type: 'sell', seat: 'green', region: 'CIS', buyer: 0 })).toEqual(
      expect.arrayContaining(['if Green had an office in CIS']),
    );
  });
  test('S7.5 the buyer free', () => {
    const taken: PositionSpec = { ...sale, board: { ...sale.board, USA: { offices: ['green'], sold: ['red'] } } };
    expect(ways(taken, { type: 'sell', seat: 'green', region: 'USA', buyer: 0 })).toContain('if that buyer were free');
  });
  test('S6.2 an office next to it, another region, or the first edition', () => {
    const said = ways(logistics, { type: 'expand', seat: 'green', region: 'RSA' });
    expect(said).toContain('in another edition: First edition');
    expect(said.some((each) => each.startsWith('if Green had an office in'))).toBe(true);
    expect(said[0]).toMatch(/^with this move instead: Send 1 progress to/);
  });
  test('SP.3 its own turn', () => {
    expect(ways(logistics, { type: 'expand', seat: 'red', region: 'Europe' })).toContain('on Red’s own turn');
  });
  test('S5.1 its own phase', () => {
    const ready: PositionSpec = { ...logistics, table: { green: { active: { research: 1, logistics: 1 } } } };
    expect(ways(ready, { type: 'research', seat: 'green', technology: 'GPS' })).toContain(
      'in phase 5, research, on Green’s turn',
    );
  });
  test('S9.3 the technology it takes, and no other', () => {
    const said = ways(logistics, { type: 'secondOffice', seat: 'green', region: 'USA' });
    expect(said.filter((each) => each.includes('researched'))).toEqual(['if Green had researched Wi-Fi']);
    expect(said.filter((each) => each.startsWith('in another edition'))).toEqual([]);
  });
  test('S7.5 another ruling, with its clause', () => {
    const { state } = openPosition({ ...sale, rulings: { holdBack: 'mustSell' } });
    expect(nearestLegal(state, { type: 'endTurn', seat: 'green' })).toContainEqual({
      what: 'ruling',
      rule: 'S7.5',
      params: { name: 'holdBack', value: 'allowed' },
    });
  });
  test('nothing for what is legal already', () => {
    expect(ways(sale, { type: 'sell', seat: 'green', region: 'USA', buyer: 0 })).toEqual([]);
  });
  test('an answer to any junk, in words', () => {
    const roll = dice(7);
    for (const spec of [sale, logistics, { phase: 'planning' }, { phase: 'research' }] as PositionSpec[]) {
      const { state } = openPosition(spec);
      for (let n = 0; n < 80; n++)
        for (const change of nearestLegal(state, junkAction(roll)))
          expect(changeWords(change, {})).toMatch(/^[^{}|#]{5,}$/);
    }
  });
});
