import { type Colour, colours, type Region, type Technology } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { type Change, eachRuleSet, expectRefused, inPhase, seat, type TableRules } from '../kit.ts';
import { expectOnly, stevesTurn } from './steveKit.ts';

interface Position {
  price: number;
  goods: number;
  offices: Partial<Record<Region, Colour[]>>;
  technologies?: Technology[];
}

/** Steve's turn in phase 7. */
const phase7 = (
  { price, goods, offices, technologies = [] }: Position,
  options: Partial<TableRules> = {},
  change: Change = () => {},
): GameState =>
  inPhase(
    'sale',
    (draft) => {
      Object.assign(draft.offices, offices);
      Object.assign(seat(draft, 'red'), { price, goods, technologies });
      change(draft);
    },
    { ...options, seats: [...colours], steve: 'red', sides: { 'Wi-Fi': 'B', '4G': 'B' } },
  );

/** The regions he sells in, one after the other. */
const sales = (start: GameState): (Region | null)[] =>
  stevesTurn(start).moves.map(({ action }) => (action.type === 'sell' ? action.region : null));

/** At price 4: Australia 2 willing buyers, Caribbean 1, CIS 2, India 2. */
const spread: Position = {
  price: 4,
  goods: 8,
  offices: { Australia: ['red'], Caribbean: ['red'], CIS: ['red', 'green'], India: ['yellow', 'red'] },
};

describe('Steve in phase 7', () => {
  eachRuleSet('SV.8 one where he is alone, round and round where he is not, the rest where he is alone', (options) => {
    const start = phase7(spread, options);
    expect(sales(start)).toEqual(['Australia', 'Caribbean', 'CIS', 'India', 'CIS', 'India', 'Australia']);
    // 7 of 8 goods found a buyer at 4 VP each
    const { after } = stevesTurn(start);
    expect(seat(after, 'red').income[0]).toMatchObject({ sales: 28 });
    expect(seat(after, 'red').goods).toBe(0);
  });

  test('SV.8 (1) comes first even if the alphabet names shared regions before', () => {
    const start = phase7({ price: 2, goods: 2, offices: { Australia: ['red', 'green'], USA: ['red'] } });
    expect(sales(start)).toEqual(['USA', 'Australia']);
  });

  test('SV.8 (1) takes one good in each, no second before the shared ones', () => {
    const start = phase7({ price: 2, goods: 3, offices: { CIS: ['red'], USA: ['red', 'green'] } });
    expect(sales(start)).toEqual(['CIS', 'USA', 'USA']);
  });

  test('SV.8 (2) a shared region without a willing buyer is passed over, the others go on', () => {
    // price 6: CIS 7; Emirates 6; Europe 6 and 7
    const offices: Position['offices'] = { CIS: ['red', 'green'], Emirates: ['green', 'red'], Europe: ['red', 'blue'] };
    expect(sales(phase7({ price: 6, goods: 9, offices }))).toEqual(['CIS', 'Emirates', 'Europe', 'Europe']);
  });

  test('SV.8 (3) as many as possible in the first region alone, then in the next', () => {
    // price 2: CIS has three willing buyers, Europe four
    const start = phase7({ price: 2, goods: 6, offices: { Europe: ['red'], CIS: ['red'] } });
    expect(sales(start)).toEqual(['CIS', 'Europe', 'CIS', 'CIS', 'Europe', 'Europe']);
  });

  test('SV.8 a region where another only sold from afar is still his alone', () => {
    const start = phase7(
      { price: 2, goods: 3, offices: { CIS: ['red'], Australia: ['red', 'green'] } },
      {},
      (draft) => {
        draft.sold.CIS[0] = 'green';
      },
    );
    expect(sales(start)).toEqual(['CIS', 'Australia', 'Australia']);
  });

  test('SV.8 he sells to the leftmost willing buyer, and nothing else is allowed', () => {
    const start = phase7({ price: 4, goods: 3, offices: { CIS: ['red'], India: ['red', 'green'] } });
    expectOnly(start, { type: 'sell', seat: 'red', region: 'CIS', buyer: 1 });
    expectRefused(start, { type: 'sell', seat: 'red', region: 'India', buyer: 1 }, 'SV.8', 'stevesChoice');
    expectRefused(start, { type: 'endTurn', seat: 'red' }, 'SV.8', 'stevesChoice');
  });

  test('SV.8 never in a retailer’s region', () => {
    const start = phase7({ price: 2, goods: 2, offices: { Canada: ['red'], CIS: ['red', 'green'] } }, {}, (draft) => {
      draft.retailers.Canada = { tile: 0, side: 0 };
    });
    expect(sales(start)).toEqual(['CIS', 'CIS']);
  });

  eachRuleSet('SV.8 the rest is lost, Wi-Fi side B or not', (options) => {
    const state = stevesTurn(phase7({ ...spread, goods: 12, technologies: ['Wi-Fi'] }, options)).after;
    expect(seat(state, 'red').goods).toBe(0);
    // Wi-Fi also sells to its buyers in Australia and CIS: 9 of 12
    expect(state.news).toContainEqual(
      expect.objectContaining({ rule: 'S7.6', what: 'goodsLost', params: { seat: 'red', goods: 3 } }),
    );
  });

  test('SV.8 China comes before CIS (SV.9)', () => {
    const start = phase7({ price: 2, goods: 2, offices: { CIS: ['red'], China: ['red'] } });
    expect(sales(start)).toEqual(['China', 'CIS']);
  });
});

describe('Steve’s technologies in phase 7', () => {
  test('SV.6 they satisfy purple buyers at any price', () => {
    const start = phase7({ price: 8, goods: 3, offices: { Emirates: ['red'] }, technologies: ['Gamepad', 'NFC'] });
    const { after, moves } = stevesTurn(start);
    expect(moves.map(({ action }) => action.type === 'sell' && action.buyer)).toEqual([1, 2]);
    expect(seat(after, 'red').income[0]).toMatchObject({ sales: 16 });
  });

  test('SV.6 4G side B sells nothing for him where he has no office', () => {
    const start = phase7({ price: 2, goods: 3, offices: { Emirates: ['red'] }, technologies: ['4G'] });
    expect(sales(start)).toEqual(['Emirates', 'Emirates']); // 6 and the 4G buyer
    expectRefused(start, { type: 'sell', seat: 'red', region: 'CIS', buyer: 0 }, 'SV.8', 'stevesChoice');
  });

  test('SV.8 he takes his turn by priority like anyone', () => {
    const start = phase7({ ...spread, price: 4 }, {}, (draft) => {
      Object.assign(seat(draft, 'green'), { price: 3, goods: 2 });
    });
    expect(start.turn?.seat).toBe('green');
    expectRefused(start, { type: 'sell', seat: 'red', region: 'Australia', buyer: 0 }, 'SP.3', 'notYourTurn');
  });
});
