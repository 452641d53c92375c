import { preview } from '@machines/coverage/rules/preview.ts';
import { issuedShares, shareValue } from '@machines/coverage/rules/shares.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { describe, expect, test } from 'vitest';
import { playRandomly } from '../shared/play.ts';
import { game, randomSetup } from './games.ts';
import {
  act,
  auction,
  bid,
  cash,
  companyOf,
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
} from './kit.ts';

/** Lines of play in which a reading of the rulebook shows what it leads to. */

/** Blue's company is worth 12 and has a share in the pool; nobody can pay 12. */
const unwanted = (rulings: Parameters<typeof position>[0]['rulings'] = {}) =>
  position({
    rulings,
    players: { green: { cash: 11 }, blue: { cash: 11 } },
    companies: { blue: { unissued: 3, pool: 1, treasury: 5 } },
    towers: { '1,0': ['blue', 5], '0,1': ['blue', 2] },
  });

/** The turn player puts up blue's pool share and nobody bids. */
const inVain = (state: GameState): GameState => {
  const { seat } = state.turn;
  return play(state, auction(seat, 'blue', 'pool'), out(seat), out(seat === 'green' ? 'blue' : 'green'));
};

describe('lines of play', () => {
  test('C3.6 C3.10 money pump: to the letter each auction of the pool share adds 12 to the treasury, for ever', () => {
    let state = unwanted({ poolAuctionNoBid: 'again' });
    expect(shareValue(state, 'blue')).toBe(12);
    for (let times = 1; times <= 20; times++) {
      state = inVain(state);
      expect(treasury(state, 'blue')).toBe(5 + 12 * times);
    }
    expect(state).toMatchObject({ phase: 'choosing', passes: 0, repeated: { kind: 'pump' } });
    expect(told(state, 'pumped')).toBe(true);
  });

  test('C3.10 stall: paid once and not counted as a pass, nothing changes and the game never ends', () => {
    let state = unwanted({ poolNoBidIsPass: 'turn' });
    const before = state;
    for (let times = 1; times <= 20; times++) state = inVain(state);
    expect({ ...state, turn: 0, quiet: 0, news: 0, repeated: 0 }).toEqual({
      ...before,
      turn: 0,
      quiet: 0,
      news: 0,
      repeated: 0,
    });
    expect(state.repeated).toMatchObject({ kind: 'stall', turn: 21 });
    // With the defaults the same two turns end it.
    expect(inVain(inVain(unwanted())).phase).toBe('over');
  });

  test('C3.9 C3.8 free share: the founder does not open, the others pass, and he takes his own share for nothing', () => {
    const table = tableOf({
      seats: ['green', 'blue', 'red'],
      rulings: { soleBidder: 'takesItFree', openingPass: 'mayReturn' },
    });
    const state = play(table, auction('green'), out('green'), out('blue'), out('red'));
    expect(issuedShares(state, 'green')).toBe(2);
    expect([cash(state, 'green'), treasury(state, 'green')]).toEqual([25, 5]);
    // With the defaults he has passed, and the last of the others would have to pay.
    const usual = play(tableOf({ seats: ['green', 'blue', 'red'] }), auction('green'), out('green'), out('blue'));
    expect(usual.turn.auction?.toAct).toBe('red');
    expectRefused(usual, bid('red', 4), 'C3.2', 'bidBelowValue');
  });

  test('C4.7 C7.1 broke founder: repeated, upkeep pools all four shares at once and sets off the end on turn 3', () => {
    const broke = (rulings = {}) => {
      // Green passes, then pays all his cash for a share of blue.
      const spent = play(tableOf({ rulings }), pass('green'), auction('blue'), out('blue'), bid('green', 25));
      expect([cash(spent, 'green'), spent.turn.number]).toEqual([0, 3]);
      return play(spent, act('green'), expand('green', '1,0'));
    };
    const state = broke({ upkeepRepeat: 'untilPaid' });
    // The treasury's 5 became a chip; four shares at 6 fill it.
    expect(companyOf(state, 'green')).toMatchObject({ unissued: 0, pool: 4, treasury: 4 * 6 });
    expect(state.ending).toMatchObject({ seat: 'green', turnsLeft: 3 });
    const once = broke();
    expect(companyOf(once, 'green')).toMatchObject({ unissued: 3, pool: 1, treasury: 6 });
    expect(once.ending).toBeNull();
  });

  test('C5.3 lease funnel: holding all shares of the leased company, each leased dollar returns five', () => {
    const table = position({
      players: { green: { shares: { green: 5, blue: 1 } } },
      companies: { green: { unissued: 0 }, blue: { treasury: 20 } },
      towers: { '1,0': ['green', 5], '2,0': ['green', 3] },
    });
    // Green acts for blue and leases its own company's hexes: blue's treasury pays 8, green gets 5 × 8.
    const { lease, payouts } = preview(table, 'blue', { hex: '3,0', value: 1, route: ['1,0', '2,0'] });
    expect([lease, payouts]).toEqual([8, [{ seat: 'green', company: 'green', why: 'lease', shares: 5, amount: 40 }]]);
    const state = play(table, act('green', 'blue'), expand('green', '3,0', 1, ['1,0', '2,0']));
    expect([cash(state, 'green'), treasury(state, 'blue')]).toEqual([65, 7]);
  });

  test('C7.1 rush: both buy their own share at 5 four times, and the end comes before much is built', () => {
    let state = tableOf();
    for (let round = 1; round <= 4; round++) {
      state = play(state, auction('green'), bid('green', 5), out('blue'));
      if (round === 4) break;
      state = play(state, auction('blue'), bid('blue', 5), out('green'));
    }
    // Each company has 5 + 4 × 5 (blue 3 × 5 so far); after green's fourth three turns are left.
    expect([cash(state, 'green'), treasury(state, 'green'), state.turn.number]).toEqual([5, 25, 8]);
    expect(state.ending).toMatchObject({ seat: 'green', turnsLeft: 3 });
    state = play(state, auction('blue'), bid('blue', 5), out('green'));
    state = play(state, act('green'), expand('green', '1,0', 1), expand('green', '1,1', 1), expand('green', '2,1', 3));
    // All $25 are spent: three chips in the city pay 5 × 3, five chips raise each of five shares by 5.
    expect([cash(state, 'green'), shareValue(state, 'green')]).toEqual([5 + 15, 10]);
    state = play(state, pass('blue'));
    expect(state.standings?.map(({ colour, total }) => [colour, total])).toEqual([
      ['green', 20 + 50],
      ['blue', 5 + 25],
    ]);
  });

  test('C6.1 C7.2 all pass at once: everyone has 30', () => {
    for (const seats of [
      ['green', 'blue'],
      ['green', 'blue', 'black', 'yellow', 'red'],
    ] as const) {
      const state = play(tableOf({ seats: [...seats] }), ...seats.map(pass));
      expect(state.standings?.map(({ place, total }) => [place, total])).toEqual(seats.map(() => [1, 30]));
    }
  });

  test('C5.2 cannot afford the lease and the hex: refused whole', () => {
    const table = position({ companies: { green: { treasury: 9 } }, towers: { '1,0': ['blue', 5] } });
    const state = play(table, act('green'));
    expectRefused(state, expand('green', '2,0', 1, ['1,0']), 'C5.2', 'nothingLeftToBuild');
    expect([treasury(state, 'green'), cash(state, 'blue')]).toEqual([9, 25]);
  });

  test('C4.4 a company with 4 dollars cannot act before raising money', () => {
    const table = position({ companies: { green: { treasury: 4 } } });
    expectRefused(table, act('green'), 'C4.4', 'tooPoor');
    const raised = play(table, auction('green'), bid('green', 5), out('blue'), pass('blue'));
    expect(treasury(raised, 'green')).toBe(9);
    expect(isLegal(raised, act('green'))).toBe(true);
    expect(play(raised, act('green'), expand('green', '1,0')).turn.seat).toBe('blue');
  });

  test('C7.1 seat lean: earlier seats never have fewer turns than later ones', () => {
    let uneven = 0;
    for (let seed = 0; seed < 200; seed++) {
      const usual = { ...game, randomSetup: (each: number) => ({ ...randomSetup(each), rulings: {} }) };
      const turns = new Map<string, number>();
      let last = 0;
      const count = (state: GameState) => {
        if (state.turn.number === last || state.phase === 'over') return;
        last = state.turn.number;
        turns.set(state.turn.seat, (turns.get(state.turn.seat) ?? 0) + 1);
      };
      const { state } = playRandomly(usual, seed, (before, _action, after) => {
        count(before);
        count(after);
      });
      const had = state.seats.map(({ colour }) => turns.get(colour) ?? 0);
      expect(had).toEqual([...had].sort((a, b) => b - a));
      if (had.at(-1) !== had[0]) uneven++;
    }
    expect(uneven).toBeGreaterThan(0);
  });

  test('C4.8 finishing and acting are one turn: after it comes the next seat', () => {
    const table = position({
      players: { green: { shares: { green: 2 } } },
      companies: { green: { treasury: 50, unissued: 3 } },
    });
    expect(play(table, act('green'), expand('green', '1,0'), finish('green')).turn).toMatchObject({
      seat: 'blue',
      number: 2,
    });
  });
});
