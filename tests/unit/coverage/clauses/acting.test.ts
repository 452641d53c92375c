import { preview } from '@machines/coverage/rules/preview.ts';
import { issuedTo, shareValue } from '@machines/coverage/rules/shares.ts';
import { describe, expect, test } from 'vitest';
import {
  act,
  auction,
  bid,
  cash,
  companyOf,
  eachReading,
  expand,
  expectRefused,
  finish,
  isLegal,
  out,
  pass,
  play,
  position,
  tableOf,
  told,
  treasury,
} from '../kit.ts';

/** Green with five issued shares of its own and a full treasury: no upkeep, five chips a turn. */
const strong = (rulings = {}) =>
  position({
    rulings,
    players: { green: { shares: { green: 5 } } },
    companies: { green: { treasury: 100, unissued: 0 } },
  });

describe('expanding', () => {
  test('C4.1 only for a company of which one controls a share, issued or not', () => {
    expectRefused(tableOf(), act('green', 'blue'), 'C4.1', 'noShare');
    const holder = position({ players: { green: { shares: { green: 1, blue: 1 } } } });
    expect(isLegal(holder, act('green', 'blue'))).toBe(true);
    const unissuedOnly = position({ players: { green: { shares: {} } } });
    expect(isLegal(unissuedOnly, act('green'))).toBe(false); // no issued share: nothing may be placed
    expectRefused(unissuedOnly, act('green'), 'C4.8', 'nowhereToExpand');
  });

  test('C4.1 one company a turn', () => {
    const table = position({
      players: { green: { shares: { green: 2, blue: 1 } } },
      companies: { green: { treasury: 50, unissued: 3 } },
    });
    const state = play(table, act('green'), expand('green', '1,0'));
    expect(state.phase).toBe('acting');
    expectRefused(state, act('green', 'blue'), 'C4.1', 'wrongMoment');
    expectRefused(play(state, finish('green')), act('green', 'blue'), 'C2.7', 'notYourTurn');
  });

  test('C4.2 one or more hexes a turn, each $5 a chip from the treasury to the bank', () => {
    const state = play(strong(), act('green'), expand('green', '1,0', 2), expand('green', '0,1', 3));
    expect(state.towers).toEqual({
      '1,0': { company: 'green', value: 2 },
      '0,1': { company: 'green', value: 3 },
    });
    expect([treasury(state, 'green'), state.bank, cash(state, 'green')]).toEqual([100 - 25, 25, 25]);
    expect(shareValue(state, 'green')).toBe(5 + 5);
  });

  test('C4.3 the values of a turn add up to at most the issued shares', () => {
    const table = position({
      players: { green: { shares: { green: 2 } }, blue: { shares: { blue: 1, green: 1 } } },
      companies: { green: { treasury: 100, unissued: 2 } },
    });
    const state = play(table, act('green'));
    expectRefused(state, expand('green', '1,0', 4), 'C4.3', 'tooManyChips');
    const one = play(state, expand('green', '1,0', 2));
    expectRefused(one, expand('green', '0,1', 2), 'C4.3', 'tooManyChips');
    // The third chip is the last: the turn goes on by itself.
    expect(play(one, expand('green', '0,1', 1)).turn.seat).toBe('blue');
  });

  test('C4.4 what the treasury cannot pay cannot be done', () => {
    const table = position({
      players: { green: { shares: { green: 3 } } },
      companies: { green: { treasury: 14, unissued: 2 } },
    });
    const state = play(table, act('green'));
    expectRefused(state, expand('green', '1,0', 3), 'C4.4', 'buildTooDear');
    expect(isLegal(state, expand('green', '1,0', 2))).toBe(true);
    // The player's own cash does not help.
    expect(cash(state, 'green')).toBe(25);
    expectRefused(position({ companies: { green: { treasury: 4 } } }), act('green'), 'C4.4', 'tooPoor');
  });

  test('C4.5 a city pays its value for each share of the acting company, at once', () => {
    const table = position({
      players: { green: { shares: { green: 2 } }, blue: { shares: { blue: 1, green: 1 } } },
      companies: { green: { treasury: 40, unissued: 2 } },
      towers: { '1,0': ['green', 1], '1,1': ['green', 1] },
    });
    const state = play(table, act('green'), expand('green', '2,1', 2));
    // Green controls 2 issued and 2 unissued, blue 1: 4 × 2 and 1 × 2.
    expect([cash(state, 'green'), cash(state, 'blue')]).toEqual([25 + 8, 25 + 2]);
    expect(preview(table, 'green', { hex: '2,1', value: 2, route: [] })).toMatchObject({
      cost: 10,
      treasury: 30,
      shareValue: 5 + 2 + 2,
      payouts: [
        { seat: 'green', why: 'city', shares: 4, amount: 8 },
        { seat: 'blue', why: 'city', shares: 1, amount: 2 },
      ],
    });
    // Other hexes pay nothing.
    expect(cash(play(table, act('green'), expand('green', '2,0', 2)), 'blue')).toBe(25);
  });

  eachReading('zeroExpansion', 'to act and expand nowhere', (reading, { rulings }) => {
    const state = (table = strong(rulings)) => play(table, act('green'));
    if (reading === 'allowed') {
      expect(play(state(), finish('green')).turn.seat).toBe('blue');
      // Upkeep is paid all the same.
      const idle = play(tableOf({ rulings }), act('green'), finish('green'));
      expect([cash(idle, 'green'), treasury(idle, 'green')]).toEqual([21, 9]);
    } else {
      expectRefused(state(), finish('green'), 'C4.8', 'expandFirst');
      expect(isLegal(play(state(), expand('green', '1,0')), finish('green'))).toBe(true);
    }
  });

  test('C4.8 acting is refused where nothing could be taken', () => {
    const full = position({
      companies: { green: { treasury: 50 } },
      towers: Object.fromEntries(['1,0', '2,0', '3,0', '0,1', '1,1', '4,0', '2,1'].map((hex) => [hex, ['blue', 1]])),
    });
    expectRefused(full, act('green'), 'C4.8', 'nowhereToExpand');
    expectRefused(tableOf(), expand('green', '1,0'), 'C4.2', 'wrongMoment');
  });

  eachReading('chainExpansion', 'on from a hex just taken', (reading, { rulings }) => {
    const state = play(strong(rulings), act('green'), expand('green', '1,0'));
    if (reading === 'atOnce') expect(isLegal(state, expand('green', '2,0'))).toBe(true);
    else {
      expectRefused(state, expand('green', '2,0'), 'C4.9', 'accessNextTurn', {
        company: 'green',
        hex: '2,0',
        taken: '1,0',
      });
      // 3,0 is beside nothing at all.
      expectRefused(state, expand('green', '3,0'), 'C1.3', 'outOfReach');
      expect(isLegal(state, expand('green', '0,1'))).toBe(true);
    }
  });

  test('C4.9 where access waits for the next turn, a lease may still lead to the same hex', () => {
    const table = position({
      rulings: { chainExpansion: 'nextTurn' },
      players: { green: { shares: { green: 3 } } },
      companies: { green: { treasury: 50, unissued: 2 } },
      towers: { '0,1': ['blue', 1] },
    });
    const state = play(table, act('green'), expand('green', '1,0'));
    // 1,1 lies beside 1,0, taken just now, and beside blue's 0,1.
    expectRefused(state, expand('green', '1,1'), 'C4.9', 'accessNextTurn');
    expect(isLegal(state, expand('green', '1,1', 1, ['0,1']))).toBe(true);
    // 2,0 lies beside 1,0 alone: no route is one.
    expectRefused(state, expand('green', '2,0', 1, ['0,1']), 'C4.9', 'accessNextTurn');
  });
});

describe('upkeep', () => {
  test('C4.6 $1 for each unissued share, from the player to his company, after the payouts', () => {
    // Without the city's payout green could not pay 4.
    const table = position({
      players: { green: { cash: 0 } },
      towers: { '1,0': ['green', 1], '1,1': ['green', 1] },
    });
    const state = play(table, act('green'), expand('green', '2,1'));
    expect([cash(state, 'green'), treasury(state, 'green')]).toEqual([0 + 5 - 4, 5 - 5 + 4]);
    expect(told(state, 'upkeep')).toBe(true);
  });

  test('C4.6 only on a turn spent acting', () => {
    for (const state of [
      play(tableOf(), pass('green')),
      play(tableOf(), auction('green'), out('green'), bid('blue', 5)),
    ])
      expect(cash(state, 'green')).toBe(25);
  });

  test('C4.7 the bank pays the share value as it stands after this turn’s expansions', () => {
    const table = position({ players: { green: { cash: 3 } } });
    const state = play(table, act('green'), expand('green', '1,0'));
    // One share goes at value 6. To the letter nothing else is paid, though 3 would do for the other three.
    expect(companyOf(state, 'green')).toMatchObject({ unissued: 3, pool: 1, treasury: 5 - 5 + 6 });
    expect(cash(state, 'green')).toBe(3);
    expect(told(state, 'upkeep')).toBe(false);
  });

  eachReading('upkeepRepeat', 'four unissued shares and $1', (reading, { rulings }) => {
    const table = position({ rulings, players: { green: { cash: 1 } } });
    const state = play(table, act('green'), expand('green', '1,0'));
    if (reading === 'untilPaid') {
      // Three shares at 6 each, then 1 for the last.
      expect(companyOf(state, 'green')).toMatchObject({ unissued: 1, pool: 3, treasury: 0 + 18 + 1 });
      expect(cash(state, 'green')).toBe(0);
    } else if (reading === 'inPart') {
      // One share at 6, and the one dollar there is.
      expect(companyOf(state, 'green')).toMatchObject({ unissued: 3, pool: 1, treasury: 0 + 6 + 1 });
      expect(cash(state, 'green')).toBe(0);
    } else {
      expect(companyOf(state, 'green')).toMatchObject({ unissued: 3, pool: 1, treasury: 0 + 6 });
      expect(cash(state, 'green')).toBe(1);
    }
    expect(state.ending).toBeNull();
  });

  test('C4.7 paid in part is never more than is due for the shares that are left', () => {
    const table = position({ rulings: { upkeepRepeat: 'inPart' }, players: { green: { cash: 3 } } });
    // Due are 4 and there are 3: one share goes at 6, and 3 are paid for the other three.
    const state = play(table, act('green'), expand('green', '1,0'));
    expect([companyOf(state, 'green').treasury, cash(state, 'green')]).toEqual([0 + 6 + 3, 0]);
    const cents = position({
      rulings: { upkeepRepeat: 'inPart', wholeDollars: 'cents' },
      players: { green: { cash: 3.5 } },
    });
    const rest = play(cents, act('green'), expand('green', '1,0'));
    expect([companyOf(rest, 'green').treasury, cash(rest, 'green')]).toEqual([0 + 6 + 3, 0.5]);
  });

  test('C4.7 C7.1 the last unissued share given up sets off the end', () => {
    const table = position({
      players: { green: { cash: 0, shares: { green: 4 } } },
      companies: { green: { unissued: 1 } },
    });
    const state = play(table, act('green'), expand('green', '1,0'));
    expect(state.ending).toMatchObject({ seat: 'green', companies: ['green'], turnsLeft: 3 });
    expect(issuedTo(state, 'green', 'green')).toBe(4);
    const notYet = position({
      rulings: { poolIsIssued: 'notYet' },
      players: { green: { cash: 0, shares: { green: 4 } } },
      companies: { green: { unissued: 1 } },
    });
    expect(play(notYet, act('green'), expand('green', '1,0')).ending).toBeNull();
  });
});
