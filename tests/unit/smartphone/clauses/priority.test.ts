import type { Colour, Phase } from '@machines/smartphone/names.ts';
import type { GameState, Seat } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { begin, eachRuleSet, edit, expectRefused, inPhase, play, seat, showing, tableOf } from '../kit.ts';

const turnPhases = ['improvement', 'research', 'logistics', 'sale'] as const satisfies Phase[];
const busy = { research: 1, logistics: 1 };

/** Everyone has something to do in every phase of turns, so that each of them rests; home offices have a buyer. */
const table = (changes: Partial<Record<Colour, Partial<Seat>>>, options = {}): GameState => {
  const seats = Object.keys(changes) as Colour[];
  const state = edit(tableOf({ seats, ...options }), (draft) => {
    for (const colour of seats) Object.assign(seat(draft, colour), { goods: 1, ...changes[colour] });
  });
  return showing(state, Object.fromEntries(seats.map((colour) => [colour, busy])));
};

const token = (colour: Colour) => ({ type: 'takeToken', seat: colour }) as const;
const gps = (colour: Colour) => ({ type: 'research', seat: colour, technology: 'GPS' }) as const;

describe('priority', () => {
  eachRuleSet('SP.1 the lowest price goes first, whatever the VP', (options) => {
    const state = table({ green: { price: 5, vp: 1 }, blue: { price: 3, vp: 50 }, red: { price: 4, vp: 90 } }, options);
    for (const phase of turnPhases) {
      const begun = begin(state, phase);
      expect([phase, begun.order]).toEqual([phase, ['blue', 'red', 'green']]);
      expect(begun.turn?.seat).toBe('blue');
    }
  });

  eachRuleSet('SP.1 at the same price the lowest VP now goes first', (options) => {
    // Green started lowest but leads now; yellow is cheaper than all.
    const state = table(
      { green: { vp: 40 }, blue: { vp: 20 }, yellow: { price: 4, vp: 60 }, red: { vp: 12 } },
      options,
    );
    for (const phase of turnPhases)
      expect([phase, begin(state, phase).order]).toEqual([phase, ['yellow', 'red', 'blue', 'green']]);
  });

  test('SP.1 turns follow the order to its end, and then the phase is over', () => {
    let state = begin(table({ green: { price: 6 }, blue: { price: 4 }, red: { price: 5 } }), 'improvement');
    for (const colour of ['blue', 'red', 'green'] as const) {
      expect(state.turn?.seat).toBe(colour);
      state = play(state, token(colour));
    }
    expect(state.phase).toBe('research');
  });

  eachRuleSet('SP.3 nobody acts before his turn', (options) => {
    const state = table({ green: { price: 5 }, red: { price: 4 } }, options);
    expectRefused(begin(state, 'improvement'), token('green'), 'SP.3', 'notYourTurn');
    expectRefused(begin(state, 'research'), gps('green'), 'SP.3', 'notYourTurn');
    expectRefused(begin(state, 'logistics'), { type: 'endTurn', seat: 'green' }, 'SP.3', 'notYourTurn');
    expectRefused(begin(state, 'sale'), { type: 'endTurn', seat: 'green' }, 'SP.3', 'notYourTurn');
  });

  eachRuleSet('SP.3 a price raised in phase 5 (NFC side B) counts from phase 6', (options) => {
    const research = { GPS: 0, 'Wi-Fi': 0, Gamepad: 0, 'Li-ion': 0, NFC: 4, '4G': 0 };
    const state = begin(
      table({ green: { vp: 1, research }, blue: { vp: 2 }, red: { vp: 3 } }, { ...options, sides: { NFC: 'B' } }),
      'research',
    );
    expect(state.order).toEqual(['green', 'blue', 'red']);
    const raised = play(state, { type: 'research', seat: 'green', technology: 'NFC' });
    expect(seat(raised, 'green').price).toBe(6);
    // The order of phase 5 holds: blue and then red still have their turns.
    expect(raised.turn?.seat).toBe('blue');
    const last = play(raised, gps('blue'));
    expect(last).toMatchObject({ phase: 'research', order: ['green', 'blue', 'red'], turn: { seat: 'red' } });
    expect(play(last, gps('red'))).toMatchObject({ phase: 'logistics', order: ['blue', 'red', 'green'] });
  });

  eachRuleSet('SP.3 VP scored in phase 6 (NFC side A) count from phase 7', (options) => {
    const state = begin(
      table({ green: { vp: 1, technologies: ['NFC'], goods: 4 }, blue: { vp: 2 }, red: { vp: 3 } }, options),
      'logistics',
    );
    expect(state.order).toEqual(['green', 'blue', 'red']);
    const sold = play(
      state,
      { type: 'sellOffBoard', seat: 'green', amount: 3 },
      { type: 'endTurn', seat: 'green' },
      { type: 'endTurn', seat: 'blue' },
    );
    expect(seat(sold, 'green').vp).toBe(16);
    expect(sold).toMatchObject({ phase: 'logistics', order: ['green', 'blue', 'red'], turn: { seat: 'red' } });
    expect(play(sold, { type: 'endTurn', seat: 'red' })).toMatchObject({
      phase: 'sale',
      order: ['blue', 'red', 'green'],
    });
  });

  eachRuleSet('SP.3 a retailer’s price bonus in phase 6 counts from phase 7', (options) => {
    const state = edit(table({ green: { vp: 1 }, red: { vp: 9 } }, options), (draft) => {
      draft.retailers = { Emirates: { tile: 0, side: 1 } };
      draft.progress.Emirates.green = 1;
    });
    const opened = play(
      begin(state, 'logistics'),
      { type: 'expand', seat: 'green', region: 'Emirates' },
      { type: 'bonusPrice', seat: 'green', change: 1 },
    );
    expect(opened).toMatchObject({ phase: 'logistics', order: ['green', 'red'], turn: { seat: 'red' } });
    expect(play(opened, { type: 'endTurn', seat: 'red' })).toMatchObject({ phase: 'sale', order: ['red', 'green'] });
  });
});

describe('the price is the price block', () => {
  /** Green at price 6 completes NFC side B in phase 5, then everyone goes on to phase 7. Emirates buys up to 6. */
  const raised = (options = {}) =>
    play(
      inPhase(
        'research',
        (draft) => {
          draft.offices.Emirates = ['green'];
          const green = seat(draft, 'green');
          Object.assign(green, { price: 6, goods: 2 });
          green.research.NFC = 4;
        },
        { ...options, sides: { NFC: 'B' }, shown: { green: { research: 1 } } },
      ),
      { type: 'research', seat: 'green', technology: 'NFC' },
    );

  eachRuleSet('SP.4 buyers look at the price as it stands', (options) => {
    const state = raised(options);
    expect(state.phase).toBe('sale');
    expectRefused(state, { type: 'sell', seat: 'green', region: 'Emirates', buyer: 0 }, 'S7.3', 'buyerPrice');
  });

  eachRuleSet('SP.4 sales are scored at the price as it stands', (options) => {
    // Buyer 2 wants NFC and pays any price: 7, not the 6 of phase 2.
    const state = play(raised(options), { type: 'sell', seat: 'green', region: 'Emirates', buyer: 2 });
    expect(seat(state, 'green').income[0]?.sales).toBe(7);
  });

  eachRuleSet('SP.4 NFC side A sells at the price as it stands', (options) => {
    const state = edit(table({ green: { vp: 1, technologies: ['NFC'], goods: 3 }, red: {} }, options), (draft) => {
      draft.retailers = { Emirates: { tile: 0, side: 1 } };
      draft.progress.Emirates.green = 1;
    });
    const sold = play(
      begin(state, 'logistics'),
      { type: 'expand', seat: 'green', region: 'Emirates' },
      { type: 'bonusPrice', seat: 'green', change: 1 },
      { type: 'sellOffBoard', seat: 'green', amount: 3 },
    );
    expect(seat(sold, 'green').vp).toBe(1 + 3 * 6);
  });

  test('SP.4 priority looks at the price as it stands', () => {
    // Set at 4 in phase 2, moved to 6 since; red stands at 5.
    const moved = edit(begin(showing(tableOf(), { green: { goodsPriceDown: 1 } }), 'pricing'), (draft) => {
      expect(seat(draft, 'green').price).toBe(4);
      seat(draft, 'green').price = 6;
    });
    expect(begin(moved, 'improvement').order).toEqual(['red', 'green']);
  });
});
