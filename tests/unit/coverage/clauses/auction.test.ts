import { bidRange, isOpening } from '@machines/coverage/rules/auction.ts';
import { standsStill } from '@machines/coverage/rules/endless.ts';
import { issuedShares, issuedTo } from '@machines/coverage/rules/shares.ts';
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
  isLegal,
  out,
  pass,
  play,
  position,
  tableOf,
  told,
  treasury,
} from '../kit.ts';

const three = ['green', 'blue', 'red'] as const;
const pooled = (rulings = {}) => position({ rulings, companies: { blue: { unissued: 3, pool: 1 } } });

describe('what can be auctioned', () => {
  test('C3.1 one of your unissued shares or any share in the pool', () => {
    const table = pooled();
    expect(isLegal(table, auction('green'))).toBe(true);
    expect(isLegal(table, auction('green', 'blue', 'pool'))).toBe(true);
    expectRefused(table, auction('green', 'green', 'pool'), 'C3.1', 'notInPool');
    expectRefused(table, auction('green', 'blue'), 'C3.1', 'notYourUnissued');
  });

  test('C3.1 also one you could not afford yourself', () => {
    const table = position({ players: { green: { cash: 0 } } });
    const state = play(table, auction('green'));
    expect(bidRange(state)).toBeNull();
    expectRefused(state, bid('green', 5), 'C3.2', 'bidAboveCash');
    expect(issuedTo(play(state, out('green'), bid('blue', 5)), 'blue', 'green')).toBe(1);
  });

  test('C3.1 one auction is the whole turn', () => {
    const state = play(pooled(), auction('green', 'blue', 'pool'), out('green'), bid('blue', 5));
    expect(state).toMatchObject({ phase: 'choosing', turn: { seat: 'blue', number: 2 } });
    expectRefused(play(tableOf(), auction('green')), auction('green'), 'C2.7', 'wrongMoment');
    expectRefused(state, auction('green'), 'C2.7', 'notYourTurn');
  });
});

describe('bidding', () => {
  test('C3.2 the turn player is asked first, then the others clockwise', () => {
    const state = play(tableOf({ seats: [...three] }), auction('green'));
    expect(state.turn.auction?.toAct).toBe('green');
    expectRefused(state, bid('blue', 5), 'C3.2', 'notYourBid');
    const second = play(state, bid('green', 5));
    expect(second.turn.auction?.toAct).toBe('blue');
    expect(play(second, out('blue')).turn.auction?.toAct).toBe('red');
  });

  test('C3.2 the first bid is at least the share value, later ones higher, none above the bidder’s cash', () => {
    const table = position({ seats: [...three], towers: { '1,0': ['green', 3] } });
    const state = play(table, auction('green'));
    expect(bidRange(state)).toEqual({ least: 8, most: 25, step: 1 });
    expectRefused(state, bid('green', 7), 'C3.2', 'bidBelowValue');
    const opened = play(state, bid('green', 9));
    expectRefused(opened, bid('blue', 9), 'C3.2', 'bidNotHigher');
    expectRefused(opened, bid('blue', 26), 'C3.2', 'bidAboveCash');
    expect(bidRange(opened)).toEqual({ least: 10, most: 25, step: 1 });
    expect(isLegal(opened, bid('blue', 25))).toBe(true);
  });

  test('C3.2 a pass is final: who has passed is not asked again', () => {
    const state = play(tableOf({ seats: [...three] }), auction('green'), bid('green', 5), out('blue'), bid('red', 6));
    expect(state.turn.auction).toMatchObject({ toAct: 'green', passed: ['blue'] });
    const raised = play(state, bid('green', 7));
    expect(raised.turn.auction?.toAct).toBe('red');
    expectRefused(raised, bid('blue', 8), 'C3.2', 'notYourBid');
  });

  eachReading('wholeDollars', 'a bid of 5.50', (reading, { rulings }) => {
    const state = play(tableOf({ rulings }), auction('green'));
    if (reading === 'whole') expectRefused(state, bid('green', 5.5), 'C3.11', 'notWhole');
    else {
      const opened = play(state, bid('green', 5.5));
      expect(bidRange(opened)).toEqual({ least: 5.51, most: 25, step: 0.01 });
      const bought = play(opened, bid('blue', 5.51), out('green'));
      expect([cash(bought, 'blue'), treasury(bought, 'green')]).toEqual([19.49, 10.51]);
    }
  });

  test('C3.11 of odd cents only the whole dollars can be bid', () => {
    const range = (wholeDollars: 'whole' | 'cents') =>
      bidRange(play(position({ rulings: { wholeDollars }, players: { green: { cash: 12.7 } } }), auction('green')));
    expect(range('whole')).toEqual({ least: 5, most: 12, step: 1 });
    expect(range('cents')).toEqual({ least: 5, most: 12.7, step: 0.01 });
  });

  test('C3.8 an auction opens once: the turn player bids or does not', () => {
    const state = play(tableOf(), auction('green'));
    expect(isOpening(state)).toBe(true);
    expect(isOpening(play(state, out('green')))).toBe(false);
    expect(isOpening(play(state, bid('green', 5)))).toBe(false);
  });

  eachReading('openingPass', 'the turn player does not open', (reading, { rulings }) => {
    const state = play(tableOf({ rulings, seats: [...three] }), auction('green'), out('green'));
    const asked = play(state, bid('blue', 5), out('red'));
    if (reading === 'final') {
      // Blue is the only one left.
      expect(asked.phase).toBe('choosing');
      expect(issuedTo(asked, 'blue', 'green')).toBe(1);
    } else {
      expect(asked.turn.auction?.toAct).toBe('green');
      expect(issuedTo(play(asked, bid('green', 6), out('blue')), 'green', 'green')).toBe(2);
      // The second time it is a pass.
      expect(issuedTo(play(asked, out('green')), 'blue', 'green')).toBe(1);
    }
  });

  eachReading('soleBidder', 'all others have passed, nobody has bid', (reading, { rulings }) => {
    const state = play(tableOf({ rulings }), auction('green'), out('green'));
    if (reading === 'takesItFree') {
      expect(state.phase).toBe('choosing');
      expect(issuedTo(state, 'blue', 'green')).toBe(1);
      expect([cash(state, 'blue'), treasury(state, 'green')]).toEqual([25, 5]);
      expect(told(state, 'tookFree')).toBe(true);
    } else {
      expect(state.turn.auction?.toAct).toBe('blue');
      expectRefused(state, bid('blue', 4), 'C3.2', 'bidBelowValue');
      expect(companyOf(play(state, out('blue')), 'green').pool).toBe(1);
      expect(cash(play(state, bid('blue', 5)), 'blue')).toBe(20);
    }
  });

  test('C3.12 a pass in an auction is not a pass of a turn', () => {
    let state = play(tableOf(), auction('green'), out('green'), out('blue'));
    expect(state).toMatchObject({ phase: 'choosing', passes: 0 });
    expectRefused(play(tableOf(), auction('green')), pass('green'), 'C2.7', 'wrongMoment');
    expectRefused(tableOf(), out('green'), 'C3.12', 'wrongMoment');
    // Two players: one turn passed after this, and the game still goes on.
    state = play(state, pass('blue'));
    expect(state).toMatchObject({ phase: 'choosing', passes: 1 });
  });
});

describe('how it ends', () => {
  test('C3.3 nobody bids: the share goes to the pool and the bank pays its value to the company', () => {
    const table = position({ towers: { '1,0': ['green', 2] } });
    const state = play(table, auction('green'), out('green'), out('blue'));
    expect(companyOf(state, 'green')).toEqual({ colour: 'green', treasury: 5 + 7, unissued: 3, pool: 1 });
    expect(state.bank).toBe(-7);
  });

  test('C3.4 the winner’s bid goes to the treasury, and his share is issued', () => {
    const state = play(tableOf(), auction('green'), bid('green', 6), bid('blue', 9), out('green'));
    expect(issuedTo(state, 'blue', 'green')).toBe(1);
    expect(issuedShares(state, 'green')).toBe(2);
    expect([cash(state, 'blue'), treasury(state, 'green'), state.bank]).toEqual([25 - 9, 5 + 9, 0]);
    expect(companyOf(state, 'green').unissued).toBe(3);
  });

  test('C3.4 the bid for a share from the pool goes to the bank', () => {
    const state = play(pooled(), auction('green', 'blue', 'pool'), bid('green', 6), out('blue'));
    expect(companyOf(state, 'blue')).toMatchObject({ treasury: 5, unissued: 3, pool: 0 });
    expect([cash(state, 'green'), state.bank]).toEqual([19, 6]);
  });

  test('C3.5 the last unissued share sets off the end, bought or not', () => {
    const last = position({ companies: { green: { unissued: 1 } }, players: { green: { shares: { green: 4 } } } });
    expect(play(last, auction('green'), bid('green', 5), out('blue')).ending).toMatchObject({ turnsLeft: 3 });
    expect(play(last, auction('green'), out('green'), out('blue')).ending).toMatchObject({ turnsLeft: 3 });
    const two = position({ companies: { green: { unissued: 2 } }, players: { green: { shares: { green: 3 } } } });
    expect(play(two, auction('green'), bid('green', 5), out('blue')).ending).toBeNull();
  });

  eachReading('poolAuctionNoBid', 'a pool share finds no bidder', (reading, { rulings }) => {
    const state = play(pooled(rulings), auction('green', 'blue', 'pool'), out('green'), out('blue'));
    expect(companyOf(state, 'blue')).toMatchObject({ pool: 1, unissued: 3, treasury: reading === 'again' ? 10 : 5 });
    // Money that is paid changes the table, so the turn was no pass (C3.10).
    expect(state.passes).toBe(reading === 'again' ? 0 : 1);
  });

  eachReading('poolIsIssued', 'four of five shares are in the pool or issued', (reading, { rulings }) => {
    const table = position({
      rulings,
      companies: { green: { treasury: 50, unissued: 1, pool: 2 } },
      players: { green: { shares: { green: 2 } } },
    });
    const issued = reading === 'issued' ? 4 : 2;
    expect(issuedShares(table, 'green')).toBe(issued);
    expect(isLegal(play(table, act('green')), expand('green', '1,0', issued))).toBe(true);
    expectRefused(play(table, act('green')), expand('green', '1,0', issued + 1), 'C4.3', 'tooManyChips');
    // The last unissued share is sold; by the other reading the pool has to be bought up too.
    const sold = play(table, auction('green'), bid('green', 5), out('blue'));
    expect(sold.ending === null).toBe(reading === 'notYet');
    const bought = play(sold, auction('blue', 'green', 'pool'), bid('blue', 5), out('green'));
    expect(bought.ending === null).toBe(reading === 'notYet');
    const all = play(bought, auction('green', 'green', 'pool'), bid('green', 5), out('blue'));
    expect(all.ending).not.toBeNull();
  });

  eachReading('poolNoBidIsPass', 'two auctions from the pool that change nothing', (reading, { rulings }) => {
    const once = play(pooled(rulings), auction('green', 'blue', 'pool'), out('green'), out('blue'));
    expect(once.passes).toBe(reading === 'pass' ? 1 : 0);
    // Nothing has changed, but another seat is to act: not the same position yet.
    expect(once.repeated).toBeNull();
    const twice = play(once, auction('blue', 'blue', 'pool'), out('blue'), out('green'));
    // Everyone has passed in a row, or the same position has come again.
    if (reading === 'pass') expect(twice.phase).toBe('over');
    else {
      expect(twice).toMatchObject({ phase: 'choosing', repeated: { kind: 'stall', turn: 3 } });
      expect(told(twice, 'repeated')).toBe(true);
      expect(standsStill(twice)).toBe(true);
      // A share that is sold makes another table of it.
      expect(standsStill(play(twice, auction('green'), bid('green', 5), out('blue')))).toBe(false);
      // Two seats and up to two passes in a row: after six turns nothing new can come.
      const round = [auction('green', 'blue', 'pool'), out('green'), out('blue')];
      const other = [auction('blue', 'blue', 'pool'), out('blue'), out('green')];
      const long = play(twice, ...round, ...other, ...round, ...other, ...round, ...other);
      expect(long.quiet.passes).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });
});
