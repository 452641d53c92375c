import type { Colour, Region, Technology } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { begin, type Change, eachReading, edit, expectRefused, inPhase, isLegal, play, seat, told } from '../kit.ts';

/** Green alone in Emirates (6, Gamepad, NFC, 4G) with 4 goods at price 3, then red. */
const emirates = (change: Change = () => {}, options = {}): GameState =>
  inPhase(
    'sale',
    (draft) => {
      draft.offices.Emirates = ['green'];
      Object.assign(seat(draft, 'green'), { price: 3, goods: 4, technologies: ['Gamepad', '4G'] });
      change(draft);
    },
    options,
  );

/** Green and red in CIS (3, 5, 7, Wi-Fi, Gamepad, 4G) with 2 goods each. */
const inCis = (prices: { green: number; red: number }): GameState =>
  inPhase('sale', (draft) => {
    draft.offices.CIS = ['green', 'red'];
    Object.assign(seat(draft, 'green'), { price: prices.green, goods: 2 });
    Object.assign(seat(draft, 'red'), { price: prices.red, goods: 2 });
  });

/** Green alone in one region with plenty of goods. */
const selling = (region: Region, price: number, technologies: Technology[] = []): GameState =>
  inPhase('sale', (draft) => {
    draft.offices[region] = ['green'];
    Object.assign(seat(draft, 'green'), { price, goods: 9, technologies });
  });

const sell = (region: Region, buyer: number, colour: Colour = 'green') =>
  ({ type: 'sell', seat: colour, region, buyer }) as const;
const endTurn = (colour: Colour) => ({ type: 'endTurn', seat: colour }) as const;

describe('phase 7: who sells when', () => {
  test('S7.1 the lower price sells first, whatever its colour', () => {
    expect(inCis({ green: 3, red: 5 }).turn?.seat).toBe('green');
    expect(inCis({ green: 5, red: 3 }).turn?.seat).toBe('red');
  });

  test('S7.1 one sells all they will before the next: a sale does not pass the turn', () => {
    const state = play(inCis({ green: 3, red: 5 }), sell('CIS', 0));
    expect(state.turn?.seat).toBe('green');
    expectRefused(state, sell('CIS', 1, 'red'), 'SP.3', 'notYourTurn');
    expect(play(state, sell('CIS', 1)).turn?.seat).toBe('red');
  });

  test('S7.1 goods are sold in no other phase', () => {
    const state = begin(
      edit(inCis({ green: 3, red: 5 }), (draft) => {
        seat(draft, 'green').technologies = ['NFC'];
      }),
      'logistics',
    );
    expect(state.phase).toBe('logistics');
    expectRefused(state, sell('CIS', 0), 'S7.1', 'wrongPhase');
  });

  test('S7.5 a sale that was missed is missed: no one sells after their turn', () => {
    const state = play(inCis({ green: 3, red: 5 }), sell('CIS', 0), endTurn('green'));
    expect(state.turn?.seat).toBe('red');
    expectRefused(state, sell('CIS', 1), 'SP.3', 'notYourTurn');
  });

  test('S7.5 each buyer takes one good, whoever sells it', () => {
    const state = play(inCis({ green: 3, red: 3 }), sell('CIS', 0));
    expectRefused(state, sell('CIS', 0), 'S7.5', 'buyerTaken');
    const next = play(state, endTurn('green'));
    expectRefused(next, sell('CIS', 0, 'red'), 'S7.5', 'buyerTaken');
    expect(play(next, sell('CIS', 1, 'red')).sold.CIS).toEqual(['green', 'red', null, null, null, null]);
  });
});

describe('phase 7: where and to whom', () => {
  test('S7.2 no sale without an office in the region', () => {
    expectRefused(emirates(), sell('CIS', 0), 'S7.2', 'noOfficeToSell');
  });

  test('S7.2 another player’s office does not help', () => {
    const state = emirates((draft) => {
      draft.offices.CIS = ['red'];
    });
    expectRefused(state, sell('CIS', 0), 'S7.2', 'noOfficeToSell');
  });

  test('S7.2 no sale in a retailer’s region, office or not', () => {
    const state = emirates((draft) => {
      draft.retailers.Canada = { tile: 0, side: 0 };
      draft.offices.Canada = ['green'];
    });
    expectRefused(state, sell('Canada', 0), 'SR.1', 'regionHasRetailer');
  });

  test('S7.2 only to a buyer who is there', () => {
    expectRefused(emirates(), sell('Emirates', 4), 'S7.2', 'noSuchBuyer');
    expectRefused(emirates(), sell('Emirates', -1), 'S7.2', 'noSuchBuyer');
  });

  test('S7.2 a sale moves one good from the player to the buyer', () => {
    const state = play(emirates(), sell('Emirates', 0));
    expect(state.sold.Emirates).toEqual(['green', null, null, null]);
    expect(seat(state, 'green').goods).toBe(3);
  });

  test('S7.3 worked example 5: price 3, Gamepad and 4G sell 3 of 4 goods in Emirates, 1 is lost', () => {
    const state = play(emirates(), sell('Emirates', 0), sell('Emirates', 1), sell('Emirates', 3));
    expect(state.news).toContainEqual(
      expect.objectContaining({ rule: 'S7.6', what: 'goodsLost', params: { seat: 'green', goods: 1 } }),
    );
    expect(seat(state, 'green').goods).toBe(0);
    expect(seat(state, 'green').income[0]).toMatchObject({ sales: 9 });
  });

  test('S7.3 a red buyer is willing up to his number, not above', () => {
    expect(isLegal(selling('Emirates', 6, ['Gamepad']), sell('Emirates', 0))).toBe(true);
    expectRefused(selling('Emirates', 7, ['Gamepad']), sell('Emirates', 0), 'S7.3', 'buyerPrice');
  });

  test('S7.3 a red buyer pays the seller’s price, not his own number', () => {
    const state = play(selling('Emirates', 4), sell('Emirates', 0));
    expect(seat(state, 'green').income[0]).toMatchObject({ sales: 4 });
  });

  test('S7.3 a purple buyer pays any price for his technology', () => {
    const state = play(selling('Emirates', 8, ['NFC']), sell('Emirates', 2));
    expect(state.sold.Emirates).toEqual([null, null, null, null]); // the round is over and the board cleared
    expect(seat(state, 'green').income[0]).toMatchObject({ sales: 8 });
  });

  test('S7.3 a purple buyer wants nothing from those without his technology, however cheap', () => {
    expectRefused(selling('Emirates', 2, ['Gamepad']), sell('Emirates', 2), 'S7.3', 'buyerTechnology');
  });

  test('S7.3 a technology only begun does not count', () => {
    const state = emirates((draft) => {
      seat(draft, 'green').research.NFC = 4;
    });
    expectRefused(state, sell('Emirates', 2), 'S7.3', 'buyerTechnology');
  });

  test('S7.4 a willing red buyer cannot be skipped for a purple one', () => {
    expectRefused(emirates(), sell('Emirates', 1), 'S7.4', 'buyerSkipped');
    expectRefused(emirates(), sell('Emirates', 3), 'S7.4', 'buyerSkipped');
  });

  test('S7.4 nor for another red one, nor a purple for a purple', () => {
    expectRefused(selling('CIS', 3), sell('CIS', 1), 'S7.4', 'buyerSkipped');
    expectRefused(selling('Emirates', 7, ['Gamepad', '4G']), sell('Emirates', 3), 'S7.4', 'buyerSkipped');
  });

  test('S7.4 unwilling and taken buyers are passed over', () => {
    // price 4 in CIS (3, 5, 7): the first is unwilling, then the second is taken
    const state = play(selling('CIS', 4), sell('CIS', 1));
    expect(play(state, sell('CIS', 2)).news).toContainEqual(expect.objectContaining({ what: 'sold' }));
  });

  test('S7.4 the order is inside a region: regions may be served in any order', () => {
    const state = emirates((draft) => {
      draft.offices.Australia = ['green'];
    });
    expect(isLegal(state, sell('Emirates', 0))).toBe(true);
    expect(isLegal(play(state, sell('Emirates', 0)), sell('Australia', 0))).toBe(true);
    expect(isLegal(play(state, sell('Australia', 0)), sell('Emirates', 0))).toBe(true);
  });
});

describe('phase 7: what is not sold', () => {
  eachReading('holdBack', 'stopping while a willing buyer is free', (reading, options) => {
    const state = emirates(undefined, options);
    expect(isLegal(state, endTurn('green'))).toBe(reading === 'allowed');
    if (reading === 'mustSell') expectRefused(state, endTurn('green'), 'S7.5', 'mustSell');
  });

  eachReading('holdBack', 'keeping goods with Wi-Fi side B', (reading, options) => {
    const state = emirates(
      (draft) => {
        seat(draft, 'green').technologies = ['Wi-Fi'];
      },
      { ...options, sides: { 'Wi-Fi': 'B' } },
    );
    if (reading === 'allowed') expect(seat(play(state, endTurn('green')), 'green').goods).toBe(4);
    else expectRefused(state, endTurn('green'), 'S7.5', 'mustSell');
    // the only willing buyer served, 3 are left either way
    expect(seat(play(state, sell('Emirates', 0)), 'green').goods).toBe(3);
  });

  test('S7.6 unsold goods are lost when the phase ends, not when the turn does', () => {
    const state = play(inCis({ green: 3, red: 5 }), sell('CIS', 0), endTurn('green'));
    expect(seat(state, 'green').goods).toBe(1);
    const over = play(state, endTurn('red'));
    expect(seat(over, 'green').goods).toBe(0);
    expect(seat(over, 'red').goods).toBe(0);
    expect(over.news).toContainEqual(
      expect.objectContaining({ rule: 'S7.6', what: 'goodsLost', params: { seat: 'red', goods: 2 } }),
    );
  });

  test('S7.6 Wi-Fi side B keeps them, for its owner alone; side A does not', () => {
    const left = (side: 'A' | 'B') => {
      const state = emirates(
        (draft) => {
          seat(draft, 'green').technologies = ['Wi-Fi'];
          seat(draft, 'red').goods = 2;
        },
        { sides: { 'Wi-Fi': side } },
      );
      const over = play(state, endTurn('green'));
      return [seat(over, 'green').goods, seat(over, 'red').goods, told(over, 'goodsKept')];
    };
    expect(left('B')).toEqual([4, 0, true]);
    expect(left('A')).toEqual([0, 0, false]);
  });
});
