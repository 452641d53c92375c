import { maps } from '@machines/coverage/components/maps.ts';
import { hexKinds } from '@machines/coverage/names.ts';
import { boardOf, openHexes } from '@machines/coverage/rules/board.ts';
import { finalStandings } from '@machines/coverage/rules/ending.ts';
import { hasAccess, networkOf } from '@machines/coverage/rules/network.ts';
import { controlledBy, shareValue } from '@machines/coverage/rules/shares.ts';
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
} from '../kit.ts';

describe('hexes and networks', () => {
  test('C1.1 each map has one starting hex and every kind of hex', () => {
    for (const map of Object.values(maps)) {
      const kinds = [...boardOf({ setup: { map } }).kinds.values()];
      expect(kinds.filter((kind) => kind === 'start')).toHaveLength(1);
      for (const kind of hexKinds) expect(kinds).toContain(kind);
    }
  });

  test('C1.2 the start is in every network with value 5, and cannot be taken', () => {
    const table = tableOf();
    for (const { colour } of table.companies) {
      expect(networkOf(table, colour)).toEqual(['0,0']);
      expect(shareValue(table, colour)).toBe(5);
    }
    expectRefused(play(table, act('green')), expand('green', '0,0'), 'C1.2', 'startIsEveryones');
  });

  test('C1.2 a hex gets 1 to 5 chips', () => {
    const rich = play(
      position({ companies: { green: { treasury: 100 } }, players: { green: { shares: { green: 9 } } } }),
      act('green'),
    );
    for (const value of [0, 6, 7]) expectRefused(rich, expand('green', '1,0', value), 'C1.2', 'valueOutOfRange');
    for (const value of [1, 2, 3, 4, 5]) expect(isLegal(rich, expand('green', '1,0', value))).toBe(true);
  });

  test('C1.2 C4.2 no hex but the start has two companies, and no chips are added to a controlled one', () => {
    const table = position({
      companies: { green: { treasury: 50 } },
      towers: { '1,0': ['blue', 1], '0,1': ['green', 2] },
    });
    const state = play(table, act('green'));
    expectRefused(state, expand('green', '1,0'), 'C4.2', 'hexTaken');
    expectRefused(state, expand('green', '0,1'), 'C4.2', 'hexTaken');
  });

  test('C1.3 a company has access to what is next to its network, and to nothing else', () => {
    const table = position({ towers: { '1,0': ['green', 1] } });
    const near = openHexes(table).filter((hex) => hasAccess(table, 'green', hex));
    // Next to the start: 1,0 and 0,1; next to 1,0: 2,0, 1,1 and 0,1.
    expect(near.sort()).toEqual(['0,1', '1,0', '1,1', '2,0']);
    expect(openHexes(table).filter((hex) => hasAccess(table, 'blue', hex))).toEqual(['1,0', '0,1']);
    expectRefused(play(table, act('green')), expand('green', '3,0'), 'C1.3', 'outOfReach');
  });

  test('C1.4 a share is worth all values of the network', () => {
    const table = position({ towers: { '1,0': ['green', 3], '2,0': ['green', 2], '0,1': ['blue', 4] } });
    expect(shareValue(table, 'green')).toBe(5 + 3 + 2);
    expect(shareValue(table, 'blue')).toBe(5 + 4);
  });

  eachReading('mountains', 'a mountain beside the start', (reading, { rulings }) => {
    const state = play(tableOf({ rulings }), act('green'));
    if (reading === 'open') {
      const taken = play(state, expand('green', '-1,0'));
      expect(taken.towers['-1,0']).toEqual({ company: 'green', value: 1 });
    } else expectRefused(state, expand('green', '-1,0'), 'C1.7', 'mountain');
  });

  test('C1.7 no lease passes a mountain where none can be built on', () => {
    // 3,1 lies behind the mountain 2,1: with it closed, nothing but 3,0 leads there.
    const table = position({
      map: {
        id: 'wall',
        players: [2, 2],
        symmetry: 1,
        citiesSafe: false,
        start: [0, 0],
        mountains: [[2, 0]],
        standard: [[1, 0]],
        cities: [
          [3, 0],
          [1, 1],
        ],
        limits: { chips: 9, cubes: 9, bank: 9 },
      },
      companies: { green: { treasury: 50 } },
      towers: { '1,0': ['blue', 1] },
    });
    expectRefused(play(table, act('green')), expand('green', '3,0', 1, ['1,0', '2,0']), 'C1.3', 'outOfReach');
  });
});

describe('shares and payouts', () => {
  test('C1.5 a player controls unissued shares, but only issued ones count in the end', () => {
    const table = position({ towers: { '1,0': ['green', 2] } });
    expect(controlledBy(table, 'green', 'green')).toBe(5);
    // 25 in cash and one issued share of value 7; the four unissued ones count nothing.
    expect(finalStandings(table).find(({ colour }) => colour === 'green')).toMatchObject({ shares: 7, total: 32 });
  });

  test('C1.5 an issued share is never put up again', () => {
    const table = position({
      companies: { green: { unissued: 0, pool: 0 } },
      players: { green: { shares: { green: 5 } } },
    });
    expectRefused(table, auction('green'), 'C3.1', 'noneUnissued');
    expectRefused(table, auction('green', 'green', 'pool'), 'C3.1', 'notInPool');
  });

  test('C1.6 a payout goes per share controlled, issued or not, and nothing to the pool or the charter', () => {
    // Of the six shares of green: one charter, one in the pool, green holds 1 issued and 2 unissued, blue 1 issued.
    const table = position({
      players: { green: { shares: { green: 1 } }, blue: { shares: { blue: 1, green: 1 } } },
      companies: { green: { treasury: 5, unissued: 2, pool: 1 } },
      towers: { '1,0': ['green', 1], '1,1': ['green', 1] },
    });
    const state = play(table, act('green'), expand('green', '2,1'));
    // A city with value 1: green 3 × 1, less 2 upkeep; blue 1 × 1. The bank took 5 and paid 4.
    expect(cash(state, 'green')).toBe(25 + 3 - 2);
    expect(cash(state, 'blue')).toBe(25 + 1);
    expect(state.bank).toBe(5 - 4);
  });

  test('C1.8 nobody but its founder can put up or keep an unissued share, and issued ones stay with their player', () => {
    const table = tableOf();
    expectRefused(table, auction('green', 'blue'), 'C3.1', 'notYourUnissued');
    const sold = play(table, auction('green'), out('green'), bid('blue', 5));
    expect(controlledBy(sold, 'blue', 'green')).toBe(1);
    expect(companyOf(sold, 'green').unissued).toBe(3);
    // Whatever comes, everyone holds at least one issued share: even after all upkeep is paid in shares.
    const table0 = position({ rulings: { upkeepRepeat: 'untilPaid' }, players: { green: { cash: 0 } } });
    const broke = play(table0, act('green'), expand('green', '1,0'));
    expect(controlledBy(broke, 'green', 'green')).toBe(1);
  });

  test('C1.8 treasuries count for nobody', () => {
    const rich = play(position({ companies: { green: { treasury: 500 } } }), pass('green'), pass('blue'));
    expect(rich.standings?.map(({ total }) => total)).toEqual([30, 30]);
  });

  test('C1.8 upkeep concerns the founder’s own company, whichever he acted for', () => {
    const table = position({
      players: { green: { shares: { green: 1, blue: 1 } } },
      companies: { blue: { treasury: 10 } },
    });
    const state = play(table, act('green', 'blue'), expand('green', '1,0'), finish('green'));
    expect(companyOf(state, 'green').treasury).toBe(5 + 4);
    expect(companyOf(state, 'blue').treasury).toBe(10 - 5);
  });
});
