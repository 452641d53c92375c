import type { Colour } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { bareBoard, begin, type Change, eachRuleSet, edit, inPhase, play, seat, showing, tableOf } from '../kit.ts';

const scored = (change: Change, options = {}): GameState => inPhase('scoring', change, options);

const income = (state: GameState, colour: Colour) => seat(state, colour).income[0];

describe('phase 8: goods sold', () => {
  eachRuleSet('S8.1 goods on the board times the price, in VP', (options) => {
    const state = scored((draft) => {
      draft.sold.CIS = ['red', null, 'green', null, 'green', null];
      draft.sold.USA = [null, null, null, null, null, null, 'green', null];
      seat(draft, 'green').price = 7;
      seat(draft, 'red').price = 2;
    }, options);
    // no office anywhere, so no control: 3 × 7 and 1 × 2
    expect(income(state, 'green')).toEqual({ sales: 21, offBoard: 0, control: 0 });
    expect(income(state, 'red')).toEqual({ sales: 2, offBoard: 0, control: 0 });
    expect(seat(state, 'green').vp).toBe(3 + 21);
    expect(seat(state, 'red').vp).toBe(7 + 2);
  });

  test('S8.1 the price as it stands now, not the one set in phase 2', () => {
    const state = begin(
      edit(showing(bareBoard(tableOf()), { green: { goodsPriceDown: 2 } }), (draft) => {
        draft.sold.USA = ['green', null, null, null, null, null, null, null];
        seat(draft, 'green').price = 4; // 5 − 2, then +1 from a bonus
      }),
      'scoring',
    );
    expect(income(state, 'green')).toMatchObject({ sales: 4 });
  });

  test('S8.1 goods not sold score nothing', () => {
    const state = scored((draft) => {
      seat(draft, 'green').goods = 5;
    });
    expect(seat(state, 'green').vp).toBe(3);
  });

  test('S8.1 goods sold off the board are not on it', () => {
    const start = edit(showing(bareBoard(tableOf()), {}), (draft) => {
      Object.assign(seat(draft, 'green'), { goods: 3, price: 5, technologies: ['NFC'] });
    });
    const state = play(begin(start, 'logistics'), { type: 'sellOffBoard', seat: 'green', amount: 3 });
    expect(state.round).toBe(2);
    expect(income(state, 'green')).toEqual({ sales: 0, offBoard: 15, control: 0 });
    expect(seat(state, 'green').vp).toBe(3 + 15);
  });
});

describe('phase 8: no sale, no control', () => {
  eachRuleSet('S8.4 an office without a sale gives nothing, first place or second', (options) => {
    const state = scored(
      (draft) => {
        draft.offices.India = ['red', 'blue', 'red', 'green']; // 6 and 3
        draft.sold.India = ['green', null, null, null, null, null];
      },
      { ...options, seats: ['green', 'blue', 'red'] },
    );
    expect(income(state, 'green')).toMatchObject({ control: 6 });
    expect(income(state, 'red')).toMatchObject({ control: 0 });
    expect(income(state, 'blue')).toMatchObject({ control: 0 });
  });

  test('S8.4 where nobody sold nobody scores', () => {
    const state = scored((draft) => {
      draft.offices.India = ['red', 'green'];
    });
    expect(income(state, 'green')).toEqual({ sales: 0, offBoard: 0, control: 0 });
    expect(income(state, 'red')).toEqual({ sales: 0, offBoard: 0, control: 0 });
  });

  test('S8.4 goods sold elsewhere do not help', () => {
    const state = scored((draft) => {
      draft.offices.India = ['red', 'green'];
      draft.offices.Canada = ['red', 'green'];
      draft.sold.India = ['green', null, null, null, null, null];
      draft.sold.Canada = ['red', null, null, null];
    });
    expect(income(state, 'green')).toMatchObject({ control: 3 }); // a medium region's second space
    expect(income(state, 'red')).toMatchObject({ control: 2 }); // a small region's second space
  });
});
