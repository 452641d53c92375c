import { compareRuns, partings } from '@machines/smartphone/lab/compare.ts';
import type { PositionSpec } from '@machines/smartphone/position/schema.ts';
import { describe, expect, test } from 'vitest';

const e2 = { rules: 'e2', rulings: {} } as const;
const e1 = { rules: 'e1', rulings: {} } as const;

const logistics: PositionSpec = {
  phase: 'logistics',
  bare: true,
  table: { green: { price: 4, active: { logistics: 4 } }, red: { price: 6 } },
  board: { 'North Africa': { offices: ['green'] }, CIS: { offices: ['red'] } },
};

describe('the same moves under two readings', () => {
  test('S6.2 stop at the move that one refuses, with its clause and the choice behind it', () => {
    const { difference, played } = compareRuns(
      logistics,
      [
        { type: 'expand', seat: 'green', region: 'Europe' },
        { type: 'expand', seat: 'green', region: 'Australia' },
        { type: 'expand', seat: 'green', region: 'Europe' },
      ],
      e2,
      e1,
    );
    expect(played).toBe(1);
    expect(difference).toMatchObject({
      move: 1,
      sides: [{ refusal: { rule: 'S6.2' } }, { refusal: null }],
      behind: [{ name: 'connections', values: ['needed', 'free'] }],
    });
  });

  test('S3.4 stop before any move when the phase itself comes out otherwise', () => {
    const spec: PositionSpec = {
      phase: 'production',
      sides: { 'Li-ion': 'B' },
      table: { green: { technologies: ['Li-ion', 'GPS'], patents: ['Li-ion', 'GPS'], active: { goods: 1 } } },
    };
    const { difference } = compareRuns(spec, [], e2, e1);
    expect(difference).toMatchObject({ move: -1, sides: [{ refusal: null }, { refusal: null }] });
    expect(difference?.discords).toContainEqual({ what: 'goods', seat: 'green', values: ['2', '3'] });
    expect(difference?.sides.map(({ told }) => told.length > 0)).toEqual([true, true]);
    expect(difference?.behind.map(({ name }) => name)).toContain('liIonGoods');
  });

  test('go on to the end when nothing comes of what they read differently', () => {
    const moves = [{ type: 'expand', seat: 'green', region: 'Europe' }] as const;
    const { difference, played, next } = compareRuns(logistics, moves, e2, { rules: 'ko', rulings: {} });
    expect({ difference, played, next }).toEqual({ difference: null, played: 1, next: { unlike: [], behind: [] } });
  });

  test('S6.2 as long as nothing parts, the moves that only one allows next are named, with the matter behind them', () => {
    const { difference, next } = compareRuns(logistics, [], e2, e1);
    expect(difference).toBeNull();
    // Green, in North Africa, is connected to China, Emirates, Europe and South America; without connections all but
    // North Africa itself, where Green is, are open to it: Australia, Canada, Caribbean, CIS, India, RSA, USA.
    const regions = next.unlike.map(({ action }) => ('region' in action ? action.region : action.type));
    expect(regions.toSorted()).toEqual(['Australia', 'CIS', 'Canada', 'Caribbean', 'India', 'RSA', 'USA']);
    for (const { allowedBy, refusal } of next.unlike) expect([allowedBy, refusal.rule]).toEqual([1, 'S6.2']);
    expect(next.behind).toEqual([{ name: 'connections', values: ['needed', 'free'] }]);
    // Held the other way round, the same moves are the first one's.
    const turned = compareRuns(logistics, [], e1, e2).next;
    expect(turned.unlike).toEqual(next.unlike.map((each) => ({ ...each, allowedBy: 0 })));
  });

  test('S7.5 ending the turn is a move of the list too', () => {
    const sale: PositionSpec = {
      phase: 'sale',
      table: { green: { price: 3, goods: 1 }, red: { price: 4 } },
    };
    const { difference, next } = compareRuns(sale, [], e2, { rules: 'e2', rulings: { holdBack: 'mustSell' } });
    expect(difference).toBeNull();
    expect(next).toMatchObject({
      unlike: [{ action: { type: 'endTurn', seat: 'green' }, allowedBy: 0, refusal: { rule: 'S7.5' } }],
      behind: [{ name: 'holdBack' }],
    });
  });

  test('a move that both refuse alike is no difference', () => {
    const moves = [{ type: 'expand', seat: 'red', region: 'Europe' }] as const;
    expect(compareRuns(logistics, moves, e2, e1)).toMatchObject({ difference: null, played: 0 });
  });

  test('S6.2, S6.5 a move that both refuse by different clauses is one', () => {
    const full: PositionSpec = { ...logistics, board: { ...logistics.board, RSA: { offices: ['red', 'red', 'red'] } } };
    const { difference } = compareRuns(full, [{ type: 'expand', seat: 'green', region: 'RSA' }], e2, e1);
    expect(difference?.sides.map(({ refusal }) => refusal?.rule)).toEqual(['S6.2', 'S6.5']);
    expect(difference?.discords).toEqual([]);
  });

  test('two readings of one gap part in that alone', () => {
    expect(partings(e2, { rules: 'e2', rulings: { holdBack: 'mustSell' } })).toEqual([
      { name: 'holdBack', values: ['allowed', 'mustSell'] },
    ]);
  });
});
