import type { Technology } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import {
  begin,
  type Change,
  eachReading,
  eachRuleSet,
  expectRefused,
  inPhase,
  isLegal,
  play,
  seat,
  type TableOptions,
} from '../kit.ts';
import { endTurn, expand, offBoard, retailer, secondOffice, sell, takeGoods } from './acts.ts';

/** Phase 6 with these technologies for green and so many logistics symbols. */
const phase6 = (technologies: Technology[], logistics: number, change: Change, options: TableOptions = {}): GameState =>
  inPhase(
    'logistics',
    (draft) => {
      seat(draft, 'green').technologies = technologies;
      change(draft);
    },
    { ...options, shown: { green: { logistics } } },
  );

describe('Wi-Fi side A, a second office', () => {
  eachRuleSet('S9.3 a free second office where you have exactly one, in the leftmost free space', (o) => {
    const start = phase6(
      ['Wi-Fi'],
      0,
      (draft) => {
        draft.offices.Europe = ['green', 'red'];
      },
      o,
    );
    expect(play(start, secondOffice('Europe')).offices.Europe).toEqual(['green', 'red', 'green']);
  });

  test('S9.3 not where you have none or two, nor on a retailer, nor without a free space', () => {
    const state = phase6(
      ['Wi-Fi'],
      0,
      (draft) => {
        draft.retailers = { Canada: retailer.small.nothing };
        draft.offices.RSA = ['green'];
        draft.offices.Europe = ['green', 'green'];
        draft.offices.China = ['red'];
        draft.offices.Canada = ['green'];
        draft.offices.Emirates = ['green', 'black', 'red'];
      },
      { seats: ['green', 'black', 'red'] },
    );
    expectRefused(state, secondOffice('China'), 'S9.3', 'secondOfficeNeedsOne');
    expectRefused(state, secondOffice('Europe'), 'S9.3', 'secondOfficeNeedsOne');
    expectRefused(state, secondOffice('Canada'), 'S9.3', 'noSecondOnRetailer');
    expectRefused(state, secondOffice('Emirates'), 'S6.5', 'regionFull');
    expect(isLegal(state, secondOffice('RSA'))).toBe(true);
  });

  test('S9.3 once each round, and again in the next', () => {
    const start = phase6(['Wi-Fi'], 1, (draft) => {
      draft.offices.Europe = ['green'];
      draft.offices.RSA = ['green'];
    });
    const used = play(start, secondOffice('Europe'));
    expectRefused(used, secondOffice('RSA'), 'S9.3', 'wifiUsed');
    const next = begin(play(used, endTurn()), 'logistics');
    expect(play(next, secondOffice('RSA')).offices.RSA).toEqual(['green', 'green']);
  });

  test('S9.3 only with Wi-Fi, side A, in phase 6', () => {
    const one: Change = (draft) => {
      draft.offices.Europe = ['green'];
      seat(draft, 'green').goods = 1;
    };
    expectRefused(phase6([], 1, one), secondOffice('Europe'), 'S9.3', 'noWifiA');
    const sideB = phase6(['Wi-Fi'], 1, one, { sides: { 'Wi-Fi': 'B' } });
    expectRefused(sideB, secondOffice('Europe'), 'S9.3', 'noWifiA');
    const sale = begin(phase6(['Wi-Fi'], 0, one), 'sale');
    expectRefused(sale, secondOffice('Europe'), 'S9.3', 'wrongPhase');
  });

  eachReading('wifiSecondOffice', 'ending the turn without it', (reading, options) => {
    const start = phase6(
      ['Wi-Fi'],
      1,
      (draft) => {
        draft.offices.Europe = ['green'];
      },
      options,
    );
    if (reading === 'may') expect(play(start, endTurn()).offices.Europe).toEqual(['green']);
    else {
      expectRefused(start, endTurn(), 'S9.3', 'wifiMust');
      expect(isLegal(play(start, secondOffice('Europe')), endTurn())).toBe(true);
    }
  });

  eachRuleSet('S9.3 where it cannot be placed the turn may end without it', (o) => {
    const start = phase6(
      ['Wi-Fi'],
      1,
      (draft) => {
        draft.offices.Europe = ['green', 'green'];
      },
      o,
    );
    expect(isLegal(start, endTurn())).toBe(true);
  });
});

describe('NFC side A, a sale off the board', () => {
  const traders = (goods: number, options: TableOptions = {}, change: Change = () => {}) =>
    phase6(
      ['NFC'],
      1,
      (draft) => {
        draft.offices.Emirates = ['green'];
        Object.assign(seat(draft, 'green'), { goods, price: 4 });
        change(draft);
      },
      options,
    );

  eachRuleSet('S9.9 up to 3 goods at your price, VP at once, for no region', (o) => {
    const start = traders(5, { ...o, rulings: { holdBack: 'allowed' } });
    expectRefused(start, offBoard(4), 'S9.9', 'nfcAmount');
    const state = play(start, offBoard(3));
    expect(state.phase).toBe('logistics');
    expect(seat(state, 'green')).toMatchObject({ vp: 3 + 12, goods: 2, income: [{ offBoard: 12, sales: 0 }] });
    expect(Object.values(state.sold).flat()).not.toContain('green');
    // Emirates has one office of green's, but not a good was sold there: no control, no sales.
    const done = play(state, endTurn(), endTurn());
    expect(seat(done, 'green').income[0]).toEqual({ offBoard: 12, sales: 0, control: 0 });
  });

  test('S9.9 of goods you have', () => {
    expectRefused(traders(2), offBoard(3), 'S9.9', 'tooFewGoods', { goods: 2, amount: 3 });
  });

  eachReading('nfcSales', 'a second sale in the same turn', (reading, options) => {
    const one = play(traders(5, options), offBoard(1));
    if (reading === 'once') {
      expectRefused(one, offBoard(1), 'S9.9', 'nfcUsed');
      return;
    }
    expectRefused(one, offBoard(3), 'S9.9', 'nfcTooMany', { left: 2, amount: 3 });
    const two = play(one, offBoard(1));
    expect(isLegal(two, offBoard(1))).toBe(true);
    const three = play(one, offBoard(2));
    expect(seat(three, 'green')).toMatchObject({ vp: 3 + 12, goods: 2 });
    expectRefused(three, offBoard(1), 'S9.9', 'nfcUsed');
  });

  eachReading('nfcSales', 'S6.8 in the fixed order a second sale comes after everything else too', (reading, o) => {
    const start = traders(5, { ...o, rulings: { ...o.rulings, phase6Order: 'fixed' } });
    const one = play(start, offBoard(1));
    // After one go nothing is left to do, and the progress is gone; in several goes the turn goes on, without progress.
    if (reading === 'once') expect(one.phase).toBe('sale');
    else {
      expectRefused(one, expand('RSA'), 'S6.8', 'progressOver');
      expect(play(one, offBoard(2)).phase).toBe('sale');
    }
  });

  test.each([1.5, Number.NaN, -1])('S9.9 goods are sold whole: %d is refused', (amount) => {
    expectRefused(traders(5), offBoard(amount), 'S9.9', 'nfcAmount');
  });

  eachRuleSet('S9.9 you may leave it', (o) => {
    const state = play(traders(2, o), endTurn());
    expect(state.phase).toBe('sale');
    expect(seat(state, 'green')).toMatchObject({ vp: 3, goods: 2 });
  });

  test('S9.9 only with NFC, side A, in phase 6', () => {
    expectRefused(traders(2, { sides: { NFC: 'B' } }), offBoard(1), 'S9.9', 'noNfcA');
    const without = traders(2, {}, (draft) => {
      seat(draft, 'green').technologies = [];
    });
    expectRefused(without, offBoard(1), 'S9.9', 'noNfcA');
    expectRefused(begin(traders(2), 'sale'), offBoard(1), 'S9.9', 'wrongPhase');
  });

  eachRuleSet('S9.14 goods from a retailer can be sold by NFC side A later in the same turn', (o) => {
    const start = traders(0, o, (draft) => {
      draft.retailers = { RSA: retailer.small.good };
      draft.progress.RSA = { green: 1 };
    });
    const state = takeGoods(play(start, expand('RSA')));
    expect(seat(state, 'green').goods).toBe(1);
    expect(seat(play(state, offBoard(1)), 'green').vp).toBe(3 + 4);
  });
});

describe('4G side B, sales without an office', () => {
  const shop = (options: TableOptions, change: Change = () => {}) =>
    inPhase(
      'sale',
      (draft) => {
        draft.offices.Emirates = ['green'];
        draft.retailers = { Canada: retailer.small.good };
        // 4 does not meet RSA's first buyer (2), but meets his second (5); the purple ones want Wi-Fi and NFC.
        Object.assign(seat(draft, 'green'), { goods: 5, price: 4, technologies: ['4G'] });
        change(draft);
      },
      options,
    );

  eachRuleSet('S9.12 4G side B: 1 good in each region without your office, by the rules of sale', (o) => {
    const start = shop({ ...o, sides: { '4G': 'B' } });
    expectRefused(start, sell('RSA', 0), 'S7.3', 'buyerPrice');
    expectRefused(start, sell('RSA', 2), 'S7.3', 'buyerTechnology');
    expectRefused(start, sell('Canada', 0), 'SR.1', 'regionHasRetailer');
    expectRefused(start, sell('Europe', 7), 'S7.4', 'buyerSkipped');
    const state = play(start, sell('RSA', 1), sell('Europe', 0));
    expect(state.sold.RSA[1]).toBe('green');
    expectRefused(state, sell('Europe', 1), 'S7.7', 'remoteUsed');
    // Where green has an office there is no such limit: 6, then 4G.
    const more = play(state, sell('Emirates', 0), sell('Emirates', 3));
    expect(more.sold.Emirates).toEqual(['green', null, null, 'green']);
  });

  test('S9.12 side A sells nothing without an office', () => {
    expectRefused(shop({}), sell('Europe', 0), 'S7.2', 'noOfficeToSell');
  });

  test('S9.12 selling without an office is “may”, even where one has to sell what one can', () => {
    const state = shop({ sides: { '4G': 'B' }, rulings: { holdBack: 'mustSell' } }, (draft) => {
      draft.offices.Emirates = [];
    });
    expect(isLegal(state, endTurn())).toBe(true);
  });
});
