import { test } from '@fast-check/vitest';
import { parse } from '@machines/core/parse.ts';
import { PositionError } from '@machines/core/position/error.ts';
import { auditOf, layOut, lookAt, openPosition } from '@machines/coverage/position/build.ts';
import { unmetOf } from '@machines/coverage/position/checks.ts';
import { run } from '@machines/coverage/position/run.ts';
import type { PositionSpec } from '@machines/coverage/position/schema.ts';
import { positionSchema } from '@machines/coverage/position/schema.ts';
import { specOf } from '@machines/coverage/position/write.ts';
import { setUp } from '@machines/coverage/rules/setup.ts';
import { describe, expect } from 'vitest';
import { playRandomly } from '../shared/play.ts';
import { seeds } from '../shared/properties.ts';
import { moneyIn, sharesOf } from './count.ts';
import { game } from './games.ts';

/** A position written down is laid out as a game would have it, or refused where it is wrong. */

const refusedAt = (spec: PositionSpec): string => {
  try {
    layOut(spec);
  } catch (error) {
    if (error instanceof PositionError) return `${error.place}: ${error.message}`;
    throw error;
  }
  return 'It was accepted.';
};

/**
 * Fern with a network of 3, a share in the pool and one with Red; Ember as it began. Red has bought for 15 and the bank
 * has paid 5, B2 and the city A2 have cost 15, and Green has paid upkeep of 2 twice: 5 + 15 + 5 − 15 + 4 = 14. The city
 * has paid Green 3 and Red 1.
 */
const sound: PositionSpec = {
  table: { green: { cash: 24 }, red: { cash: 11, shares: { red: 1, green: 1 } } },
  companies: { green: { treasury: 14, pool: 1, network: { B2: 2, '-1,-1': 1 } } },
};

describe('what is left out stands as a new game has it', () => {
  test('nothing said: a new game for two on the smallest map', () => {
    const state = layOut({});
    expect(state).toEqual(setUp(state.setup));
    expect(state.setup.map).toBe('teach');
    expect(layOut({ seats: ['green', 'blue', 'red'] }).setup.map).toBe('three');
    expect(layOut({ seats: ['green', 'blue', 'black', 'red'] }).setup.map).toBe('five');
  });
  test('unissued is what neither players nor the pool have; money comes out of the bank', () => {
    const state = layOut(sound);
    // 5 shares − 1 with Green − 1 with Red − 1 in the pool.
    expect(state.companies[0]).toEqual({ colour: 'green', treasury: 14, unissued: 2, pool: 1 });
    expect(sharesOf(state)).toEqual([5, 5]);
    // Two players with 25 and two treasuries with 5 at the start; the bank at nothing.
    expect(moneyIn(state)).toBe(60);
    expect(state.bank).toBe(60 - 24 - 11 - 14 - 5);
    // A hex goes by its name or by its coordinates.
    expect(state.towers).toEqual({
      '-1,0': { company: 'green', value: 2 },
      '-1,-1': { company: 'green', value: 1 },
    });
  });
  test('a move leaves out who acts, the company and the route', () => {
    const { actions, state } = run(sound, [
      { type: 'act' },
      { type: 'expand', hex: 'A1', value: 1 },
      { type: 'finish' },
    ]);
    expect(actions).toEqual([
      { type: 'act', seat: 'green', company: 'green' },
      { type: 'expand', seat: 'green', hex: '-2,-1', value: 1, route: [] },
      { type: 'finish', seat: 'green' },
    ]);
    expect(moneyIn(state)).toBe(60);
  });
  test('an auction in the middle asks the next who is in (C3.2)', () => {
    const seats: PositionSpec['seats'] = ['green', 'blue', 'red'];
    const after = (auction: PositionSpec['auction']) => layOut({ seats, ...(auction && { auction }) }).turn.auction;
    expect(after({ company: 'green' })).toMatchObject({ toAct: 'green', opened: false, source: 'unissued' });
    expect(after({ company: 'green', bid: { seat: 'green', amount: 6 } })?.toAct).toBe('blue');
    expect(after({ company: 'green', bid: { seat: 'green', amount: 6 }, passed: ['blue'] })?.toAct).toBe('red');
    const played = openPosition({
      seats,
      moves: [{ type: 'auction' }, { type: 'bid', amount: 6 }, { type: 'passAuction' }],
    });
    expect(after({ company: 'green', bid: { seat: 'green', amount: 6 }, passed: ['blue'] })).toEqual(
      played.state.turn.auction,
    );
  });
  test('the last turns tell who set off the end (C7.1)', () => {
    // Green buys the last share: three more turns, Red's first.
    const start: PositionSpec = {
      table: { green: { cash: 10, shares: { green: 4 } } },
      companies: { green: { treasury: 20 } },
    };
    const { state } = run(start, [{ type: 'auction' }, { type: 'bid', amount: 5 }, { type: 'passAuction' }]);
    const ended: PositionSpec = {
      turn: 'red',
      turnsLeft: 3,
      table: { green: { cash: 5, shares: { green: 5 } } },
      companies: { green: { treasury: 25 } },
    };
    const laid = layOut(ended);
    expect(laid.ending).toEqual(state.ending);
    // Four turns of Green's sell four shares, the last of them turn 7; two turns later only one is left.
    expect(laid.turn.number).toBe(8);
    expect(layOut({ ...ended, turnsLeft: 1 }).turn.number).toBe(10);
    expect(layOut({ ...ended, rulings: { upkeepRepeat: 'untilPaid' } }).turn.number).toBe(2);
  });
});

describe('a position that no game could reach is refused where it is wrong', () => {
  /** Green has bought all four shares for 5 each. */
  const soldOut: PositionSpec = {
    table: { green: { cash: 5, shares: { green: 5 } } },
    companies: { green: { treasury: 25 } },
  };
  /** Ember too, and for three. */
  const bothOut: PositionSpec = {
    seats: ['green', 'red', 'blue'],
    table: { green: { cash: 5, shares: { green: 5 } }, red: { cash: 5, shares: { red: 5 } } },
    companies: { green: { treasury: 25 }, red: { treasury: 25 } },
  };
  const cases: [string, PositionSpec, RegExp][] = [
    [
      'a tower higher than the shares issued',
      { companies: { green: { network: { B2: 2 } } } },
      /^companies\.green\.network\.B2: C4\.3: B2 has 2 chips, but Fern has 1 issued share,/,
    ],
    [
      'an end that its turn player cannot have set off',
      { ...soldOut, turnsLeft: 2, turn: 'red' },
      /^turnsLeft: C7\.1: .* Red triggered the end; but Ember/,
    ],
    [
      'a second company that ran out before the first',
      // Green set it off, and since then only Red has had a turn: Harbour's founder has not.
      {
        ...bothOut,
        seats: ['green', 'blue', 'red'],
        turn: 'blue',
        turnsLeft: 5,
      },
      /^turnsLeft: C7\.1: Ember has sold out too, but not since Green/,
    ],
    [
      'more passes than turns since the end was set off',
      { ...soldOut, turn: 'red', turnsLeft: 3, passes: 1 },
      /^passes: C7\.1: 1 turn was passed in a row, but .* there have been 0/,
    ],
    [
      'a pass missing where nothing has happened',
      { turn: 'red' },
      /^passes: C2\.7: .* this one of Red was passed: that makes 1 in a row, not 0/,
    ],
    [
      'a pass too many where nothing has happened',
      { passes: 1 },
      /^passes: C2\.7: .* Green was passed: that makes 0 in a row, not 1/,
    ],
    [
      'shares that brought their company nothing',
      { table: { green: { cash: 20, shares: { green: 3 } } } },
      /^companies\.green\.treasury: C3\.4: Fern has had at least \$15, .* \$5 at most/,
    ],
    [
      'a treasury that nothing has filled',
      { companies: { green: { treasury: 12 } } },
      /^companies\.green\.treasury: C4\.6: No share of Fern .* \$5 at most; .* \$12/,
    ],
    [
      'more money than was ever paid',
      // 60 to begin with, and 5 from the pool at most for the share that Green has bought.
      { table: { green: { cash: 26, shares: { green: 2 } } }, companies: { green: { treasury: 10 } } },
      /^table: C2\.1: .* had \$66; \$65 is the most/,
    ],
    ['money that went nowhere', { table: { green: { cash: 20 } } }, /^table: C2\.1: .* had \$55; \$60 is the least/],
    [
      'a bidder before the turn player has said anything',
      { auction: { company: 'green', bid: { seat: 'red', amount: 5 }, toAct: 'green' } },
      /^auction: C3\.2: Bidding goes clockwise/,
    ],
    [
      'the wrong one asked',
      {
        seats: ['green', 'blue', 'red'],
        auction: { company: 'green', bid: { seat: 'green', amount: 5 }, toAct: 'red' },
      },
      /^auction: C3\.2: Bidding goes clockwise/,
    ],
    [
      'too many seats for the map',
      { seats: ['green', 'red', 'blue'], map: 'teach' },
      /^seats: C8\.1: .*2 to 2 players/,
    ],
    ['a seat that does not sit', { table: { blue: { cash: 1 } } }, /^table\.blue: C2\.1: Blue is not in this game/],
    [
      'a share of a company that does not play',
      { table: { green: { shares: { green: 1, blue: 1 } } } },
      /^table\.green\.shares\.blue: C2\.1/,
    ],
    [
      'six shares',
      { table: { green: { shares: { green: 4 } }, red: { shares: { red: 1, green: 2 } } } },
      /^companies\.green: C2\.1: Fern has 6 shares/,
    ],
    ['a founder without a share', { table: { green: { shares: {} } } }, /^table\.green\.shares: C1\.8/],
    ['a hex off the map', { companies: { green: { network: { '8,8': 1 } } } }, /network\.8,8: C8\.1/],
    ['a name off the map', { companies: { green: { network: { Z9: 1 } } } }, /network\.Z9: There is no hex Z9/],
    ['the start', { companies: { green: { network: { B3: 1 } } } }, /^companies\.green\.network\.B3: C1\.2/],
    ['a mountain', { companies: { green: { network: { A4: 1 } } } }, /network\.A4: C1\.7: .*A4 is a mountain/],
    [
      'one hex for two',
      { companies: { green: { network: { B2: 1 } }, red: { network: { B2: 1 } } } },
      /^companies\.red\.network\.B2: C4\.2: .*belongs to Fern/,
    ],
    ['a hex apart', { companies: { green: { network: { A1: 1 } } } }, /network\.A1: C5\.7: No chain .* A1/],
    ['part of a dollar', { table: { green: { cash: 1.5 } } }, /^table\.green\.cash: C3\.11/],
    [
      'more money than there is',
      { rulings: { bankLimit: 'limited' }, table: { green: { cash: 500 } } },
      /^table: C2\.5: Players and companies hold \$535; .* \$180 in all/,
    ],
    ['turns counted without cause', { turnsLeft: 2 }, /^turnsLeft: C7\.1: No company/],
    ['all issued and no turns counted', soldOut, /^turnsLeft: C7\.1: All shares of Fern/],
    ['too many turns left', { ...soldOut, turnsLeft: 4 }, /^turnsLeft: C7\.1: 4 turns are left; .* 3/],
    ['everyone has passed', { passes: 2 }, /^passes: C6\.1/],
    ['an auction of nothing', { auction: { company: 'red', source: 'pool' } }, /^auction: C3\.1: .*bank pool/],
    ['another’s unissued share', { auction: { company: 'red' } }, /^auction: C3\.1: .*founder/],
    [
      'a bid below the value',
      { auction: { company: 'green', bid: { seat: 'green', amount: 4 } } },
      /^auction\.bid: C3\.2: .*at least the share value/,
    ],
    [
      'a bid above the cash',
      { auction: { company: 'green', bid: { seat: 'green', amount: 26 } } },
      /^auction\.bid: C3\.2: .*can’t bid \$26/,
    ],
    [
      'an auction that is over',
      { auction: { company: 'green', bid: { seat: 'green', amount: 5 }, passed: ['red'] } },
      /^auction: C3\.4/,
    ],
  ];
  test.each(cases)('%s', (_, spec, said) => expect(refusedAt(spec)).toMatch(said));

  test('a move on the way is refused with its number and its clause', () => {
    const open = () => openPosition({ moves: [{ type: 'act', company: 'red' }] });
    expect(open).toThrow(/C4\.1 refuses it: You have no share of Ember/);
  });
  test('the rulings of the position are asked', () => {
    const spec: PositionSpec = {
      table: { green: { cash: 21 } },
      companies: { green: { treasury: 4, network: { A4: 1 } } },
    };
    expect(refusedAt({ ...spec, rulings: { mountains: 'open' } })).toBe('It was accepted.');
  });
  test('C7.1, C7.3 a company that ran out later is told by the turns since, and another reading counts from it', () => {
    const spec: PositionSpec = { ...bothOut, seats: ['green', 'red', 'blue'], turn: 'blue', turnsLeft: 4 };
    expect(refusedAt(spec)).toBe('It was accepted.');
    const early: PositionSpec = { ...bothOut, turn: 'red', turnsLeft: 5 };
    expect(refusedAt(early)).toMatch(/^turnsLeft: C7\.1/);
    // Red ran out first, and Green's last share has begun the count again.
    expect(refusedAt({ ...early, rulings: { secondTrigger: 'again' } })).toBe('It was accepted.');
  });
  test('C3.7 where a pool share is issued only when bought, anyone can have set off the end', () => {
    const spec: PositionSpec = { ...soldOut, turn: 'red', turnsLeft: 2, rulings: { poolIsIssued: 'notYet' } };
    expect(refusedAt(spec)).toBe('It was accepted.');
  });
  test('C3.8 a turn player who has not opened is in by one reading', () => {
    const auction: PositionSpec['auction'] = { company: 'green', bid: { seat: 'red', amount: 5 }, toAct: 'green' };
    expect(refusedAt({ auction, rulings: { openingPass: 'mayReturn' } })).toBe('It was accepted.');
    const asked = layOut({ auction: { company: 'green', toAct: 'red' }, rulings: { openingPass: 'mayReturn' } });
    expect(asked.turn.auction).toMatchObject({ toAct: 'red', opened: true });
  });
  test('what is found is told in words with its clause', () => {
    expect(auditOf({ companies: { green: { network: { B2: 2 } } } })).toEqual([
      { rule: 'C4.3', what: expect.stringMatching(/^B2 has 2 chips/) },
    ]);
    expect(auditOf(sound)).toEqual([]);
  });
  test('everything that is wrong is found, not only the first', () => {
    const { findings } = lookAt({ passes: 2, turnsLeft: 1, companies: { green: { network: { A1: 1 } } } });
    expect(findings.map(({ place }) => place)).toEqual(['companies.green.network.A1', 'turnsLeft', 'passes']);
  });
  test('what is no position at all is told by its place', () => {
    const read = parse(positionSchema, { companies: { green: { network: { C99x: 1 }, chips: 2 } } });
    expect(read.ok ? [] : read.issues.map(({ path }) => path)).toEqual([
      'companies.green.network.C99x',
      'companies.green',
    ]);
  });
});

test('what does not hold of a position is told with what is true', () => {
  const played = run(sound, [{ type: 'passTurn' }]);
  const said = unmetOf(played, [
    { seat: 'green', cash: 24, shares: { green: 1 }, worth: 32 },
    { company: 'green', treasury: 14, value: 8, issued: 3, unissued: 2, pool: 1, hexes: 3 },
    { hex: 'B2', of: 'green', chips: 2 },
    { hex: 'A3', of: 'red' },
    { turn: 'red', number: 2 },
    { passes: { atLeast: 1 } },
    { turnsLeft: null },
    { repeated: null },
    { bid: null },
    { told: 'passed', by: 'C6.1', with: { seat: 'green' } },
    { untold: 'endSetOff' },
    { stopped: null },
    { refused: { type: 'passTurn', seat: 'green' }, by: 'C2.7' },
  ]);
  expect(said).toEqual([
    { what: 'green.hexes', wanted: 3, found: 2 },
    { what: 'A3.of', wanted: 'red', found: null },
  ]);
});

test.prop([seeds], { numRuns: 40 })('every turn of a real game can be written down and stands the same', (seed) => {
  playRandomly(game, seed, (_before, _action, after) => {
    if (after.phase !== 'choosing') return;
    const { table, findings } = lookAt(specOf(after));
    expect(findings).toEqual([]);
    const { seats, companies, bank, towers, ending } = after;
    // By secondTrigger a company that ran out later is counted too; who set off the end is the same.
    expect(table).toMatchObject({ seats, companies, bank, towers, ending: ending && { turnsLeft: ending.turnsLeft } });
  });
});
