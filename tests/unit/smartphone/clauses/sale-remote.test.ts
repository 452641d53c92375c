import type { Region } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import {
  begin,
  type Change,
  eachReading,
  eachRuleSet,
  edit,
  expectRefused,
  inPhase,
  isLegal,
  play,
  seat,
  type TableOptions,
  type TableRules,
} from '../kit.ts';

/** Green with an office in Emirates, 4G and 5 goods at price 3. */
const withFourG = (side: 'A' | 'B', options: Partial<TableRules> = {}, change: Change = () => {}): GameState => {
  const table: TableOptions = { ...options, sides: { '4G': side } };
  return inPhase(
    'sale',
    (draft) => {
      draft.offices.Emirates = ['green'];
      Object.assign(seat(draft, 'green'), { price: 3, goods: 5, technologies: ['4G'] });
      change(draft);
    },
    table,
  );
};

const sell = (region: Region, buyer: number) => ({ type: 'sell', seat: 'green', region, buyer }) as const;
const endTurn = { type: 'endTurn', seat: 'green' } as const;

describe('phase 7 with 4G side B', () => {
  eachRuleSet('S7.7 one good in each region without an office, and no second', (options) => {
    const state = play(withFourG('B', options), sell('CIS', 0));
    expect(state.sold.CIS[0]).toBe('green');
    expectRefused(state, sell('CIS', 1), 'S7.7', 'remoteUsed');
    expect(isLegal(state, sell('USA', 0))).toBe(true);
  });

  test('S7.7 the limit is for regions without an office only', () => {
    const state = play(withFourG('B'), sell('Emirates', 0), sell('CIS', 0));
    expect(isLegal(state, sell('Emirates', 3))).toBe(true); // the 4G buyer
  });

  test('S7.7 side A and other players’ 4G give no such sale', () => {
    expectRefused(withFourG('A'), sell('CIS', 0), 'S7.2', 'noOfficeToSell');
    const reds = withFourG('B', {}, (draft) => {
      seat(draft, 'green').technologies = [];
      seat(draft, 'red').technologies = ['4G'];
    });
    expectRefused(reds, sell('CIS', 0), 'S7.2', 'noOfficeToSell');
  });

  test('S7.7 no retailer in the region', () => {
    const state = withFourG('B', {}, (draft) => {
      draft.retailers.Canada = { tile: 0, side: 0 };
    });
    expectRefused(state, sell('Canada', 0), 'SR.1', 'regionHasRetailer');
  });

  test('S7.7 the buyer must be willing, free and the leftmost such', () => {
    const state = withFourG('B', {}, (draft) => {
      draft.sold.Canada = ['red', null, null, null];
    });
    expectRefused(state, sell('RSA', 0), 'S7.3', 'buyerPrice'); // pays 2
    expectRefused(state, sell('RSA', 3), 'S7.3', 'buyerTechnology'); // wants NFC
    expectRefused(state, sell('Canada', 0), 'S7.5', 'buyerTaken');
    expectRefused(state, sell('CIS', 5), 'S7.4', 'buyerSkipped'); // 4G, but 3 stands further left
    expect(isLegal(state, sell('RSA', 1))).toBe(true);
    expect(isLegal(state, sell('Canada', 3))).toBe(true);
  });

  test('S7.7 the sale pays the seller’s price', () => {
    const state = play(withFourG('B'), sell('CIS', 0), sell('USA', 0), endTurn);
    expect(seat(state, 'green').income[0]).toMatchObject({ sales: 6 });
  });

  test('S7.7 it comes back every round', () => {
    const next = begin(
      edit(play(withFourG('B'), sell('CIS', 0), endTurn), (draft) => {
        Object.assign(seat(draft, 'green'), { price: 3, goods: 1 });
      }),
      'sale',
    );
    expect(isLegal(next, sell('CIS', 0))).toBe(true);
  });

  eachReading('holdBack', 'a sale 4G side B may make is never forced', (_reading, options) => {
    const state = withFourG('B', options, (draft) => {
      draft.offices.Emirates = [];
    });
    expect(isLegal(state, sell('CIS', 0))).toBe(true);
    expect(isLegal(state, endTurn)).toBe(true);
  });
});
