import { openHexes } from '@machines/coverage/rules/board.ts';
import { legalExpansions } from '@machines/coverage/rules/expansion.ts';
import { routesTo } from '@machines/coverage/rules/leasing.ts';
import { preview } from '@machines/coverage/rules/preview.ts';
import { describe, expect, test } from 'vitest';
import { playRandomly } from '../../shared/play.ts';
import { game } from '../games.ts';
import {
  act,
  cash,
  eachReading,
  expand,
  expectRefused,
  finish,
  isLegal,
  type Position,
  play,
  position,
  treasury,
} from '../kit.ts';

/** Blue has 1,0 (value 2) and 1,1 (value 1), red 2,0 (value 3); green wants the city 2,1. */
const wayThrough = (more: Position = {}) =>
  position({
    seats: ['green', 'blue', 'red'],
    companies: { green: { treasury: 50 } },
    towers: { '1,0': ['blue', 2], '1,1': ['blue', 1], '2,0': ['red', 3] },
    ...more,
  });

describe('routes', () => {
  test('C5.1 a free hex without access is reached through other networks, by the shortest route over any mixture', () => {
    const table = wayThrough();
    // 0,1 is free, so every way begins at 1,0: then 1,1 (blue) or 2,0 (red).
    expect(routesTo(table, 'green', '2,1').sort()).toEqual([
      ['1,0', '1,1'],
      ['1,0', '2,0'],
    ]);
    const state = play(table, act('green'));
    expect(isLegal(state, expand('green', '2,1', 1, ['1,0', '2,0']))).toBe(true);
    expectRefused(state, expand('green', '2,1', 1, ['2,0', '1,0']), 'C5.1', 'notARoute');
    expectRefused(state, expand('green', '2,1', 1, ['1,1']), 'C5.1', 'notARoute');
    expectRefused(state, expand('green', '2,1', 1, ['0,0', '1,0', '1,1']), 'C5.1', 'notARoute');
    expectRefused(state, expand('green', '2,1', 1, ['1,0', '0,1', '1,1']), 'C5.1', 'notARoute');
    expectRefused(state, expand('green', '2,1', 1), 'C1.3', 'noAccess');
  });

  test('C5.1 with access there is no leasing', () => {
    const state = play(wayThrough(), act('green'));
    expectRefused(state, expand('green', '0,1', 1, ['1,0']), 'C5.1', 'leaseWithAccess');
    expect(isLegal(state, expand('green', '0,1', 1))).toBe(true);
  });

  test('C5.1 a route counts from the last own hex, and own hexes cost nothing', () => {
    const table = wayThrough({
      towers: { '1,0': ['blue', 2], '2,0': ['green', 1], '3,0': ['blue', 4], '1,1': ['blue', 1] },
    });
    // From its own 2,0 the city 4,0 is one leased hex away; the start is never leased.
    expect(routesTo(table, 'green', '4,0')).toEqual([['3,0']]);
    expect(preview(table, 'green', { hex: '4,0', value: 1, route: ['3,0'] })).toMatchObject({ lease: 4, cost: 9 });
  });

  test('C5.2 the lease is paid from the treasury, and enough must be left to build', () => {
    const table = wayThrough();
    const state = play(table, act('green'), expand('green', '2,1', 1, ['1,0', '2,0']));
    expect(treasury(state, 'green')).toBe(50 - (2 + 3) - 5 + 4);
    const poor = (held: number) => play(wayThrough({ companies: { green: { treasury: held } } }), act('green'));
    expectRefused(poor(5), expand('green', '2,1', 1, ['1,0', '1,1']), 'C5.2', 'nothingLeftToBuild');
    expectRefused(poor(7), expand('green', '2,1', 1, ['1,0', '1,1']), 'C5.2', 'nothingLeftToBuild');
    expect(isLegal(poor(8), expand('green', '2,1', 1, ['1,0', '1,1']))).toBe(true);
    const dear = wayThrough({
      companies: { green: { treasury: 5 } },
      towers: { '1,0': ['blue', 5], '1,1': ['blue', 5] },
    });
    expectRefused(play(dear, act('green')), expand('green', '2,1', 1, ['1,0', '1,1']), 'C5.2', 'leaseTooDear');
  });

  eachReading('leasePayout', 'a lease of 3 from blue', (reading, { rulings }) => {
    const table = wayThrough({
      rulings,
      players: { green: { shares: { green: 1, blue: 1 } }, blue: { shares: { blue: 1 } } },
    });
    const held = play(table, act('green'), expand('green', '2,1', 1, ['1,0', '1,1']));
    // Blue's shares: 1 issued and 4 unissued with blue, 1 with green. The city pays green's founder 5 × 1.
    const each = reading === 'perShare' ? 3 : Math.floor(3 / 6);
    expect(cash(held, 'blue')).toBe(25 + 5 * each);
    expect(cash(held, 'green')).toBe(25 + 1 * each + 5 - 4);
    expect(cash(held, 'red')).toBe(25);
  });

  test('C5.3 a split lease is rounded down for each share, and the rest stays in the bank', () => {
    const table = wayThrough({
      rulings: { leasePayout: 'split' },
      towers: { '1,0': ['blue', 5], '1,1': ['blue', 3] },
      players: { blue: { shares: { blue: 3 } } },
      companies: { green: { treasury: 50 }, blue: { unissued: 0, pool: 2 } },
    });
    // 8 over three shares: 2 each, 2 stay; the pool gets nothing.
    const { payouts } = preview(table, 'green', { hex: '2,1', value: 1, route: ['1,0', '1,1'] });
    expect(payouts.filter(({ why }) => why === 'lease')).toEqual([
      { seat: 'blue', company: 'blue', why: 'lease', shares: 3, amount: 6 },
    ]);
  });

  test('C5.3 each leased company pays for its own part, the turn player too', () => {
    const table = wayThrough({ players: { green: { shares: { green: 1, red: 2 } } } });
    const state = play(table, act('green'), expand('green', '2,1', 1, ['1,0', '2,0']));
    // 2 from blue: blue's 5 shares; 3 from red: red's 5 and green's 2. Green's city pays 5, upkeep takes 4.
    expect([cash(state, 'green'), cash(state, 'blue'), cash(state, 'red')]).toEqual([
      25 + 2 * 3 + 5 - 4,
      25 + 5 * 2,
      25 + 5 * 3,
    ]);
  });

  /** The straight way to 4,0 is two dear hexes, the way round by 0,1 and 1,1 three cheap ones. */
  const roundabout = (rulings: Position['rulings'] = {}) =>
    position({
      rulings,
      companies: { green: { treasury: 90 } },
      towers: { '1,0': ['blue', 5], '2,0': ['blue', 5], '0,1': ['blue', 1], '1,1': ['blue', 1], '2,1': ['blue', 1] },
    });

  eachReading('shortest', 'two dear hexes or three cheap ones', (reading, { rulings }) => {
    const table = roundabout(rulings);
    const straight = ['1,0', '2,0'];
    const round = ['0,1', '1,1', '2,1'];
    const state = play(table, act('green'));
    if (reading === 'fewestHexes') {
      expect(routesTo(table, 'green', '3,0')).toEqual([straight]);
      expectRefused(state, expand('green', '3,0', 1, round), 'C5.4', 'routeTooLong');
    } else {
      expect(routesTo(table, 'green', '3,0')).toEqual([round]);
      expectRefused(state, expand('green', '3,0', 1, straight), 'C5.4', 'routeTooDear');
    }
  });

  eachReading('routeTie', 'two routes of two hexes, worth 3 and 5', (reading, { rulings }) => {
    const table = wayThrough({ rulings });
    const state = play(table, act('green'));
    const cheap = expand('green', '2,1', 1, ['1,0', '1,1']);
    const dear = expand('green', '2,1', 1, ['1,0', '2,0']);
    expect(isLegal(state, cheap)).toBe(true);
    if (reading === 'chosen') expect(isLegal(state, dear)).toBe(true);
    else expectRefused(state, dear, 'C5.5', 'notTheCheapest');
  });

  eachReading('leasesPerTurn', 'two leases in one turn', (reading, { rulings }) => {
    const table = position({
      rulings: { ...rulings, chainExpansion: 'nextTurn' },
      players: { green: { shares: { green: 3 } } },
      companies: { green: { treasury: 90, unissued: 2 } },
      towers: { '1,0': ['blue', 2], '2,0': ['blue', 1] },
    });
    const state = play(table, act('green'), expand('green', '3,0', 1, ['1,0', '2,0']));
    const second = expand('green', '2,1', 1, ['1,0', '2,0']);
    if (reading === 'each') {
      // Paid anew: 3 and 5 for each of the two.
      expect(treasury(play(state, second, finish('green')), 'green')).toBe(90 - 8 - 8 + 2);
    } else {
      expectRefused(state, second, 'C5.6', 'leasedAlready');
      expect(isLegal(state, expand('green', '0,1'))).toBe(true);
    }
  });

  test.each([0, 10, 20, 30])(
    'C5.7 every free hex beside any network can be reached with money enough (from game %d)',
    (from) => {
      for (let seed = from; seed < from + 10; seed++)
        playRandomly(game, seed, (_before, _action, after) => {
          if (after.phase !== 'choosing' || after.turn.number % 5 !== 0) return;
          const rich = {
            ...after,
            companies: after.companies.map((each) => ({ ...each, treasury: 10_000 })),
            setup: { ...after.setup, rulings: { ...after.setup.rulings, pieceLimits: 'endless' as const } },
          };
          const beside = openHexes(rich).filter(
            (hex) => !rich.towers[hex] && rich.companies.some(({ colour }) => isBeside(rich, colour, hex)),
          );
          for (const { colour } of rich.companies) {
            const reached = new Set(legalExpansions(rich, colour).map(({ hex }) => hex));
            expect(beside.filter((hex) => !reached.has(hex))).toEqual([]);
          }
        });
    },
  );
});

/** Whether a hex lies next to a tower or the start, counted without the rules' own search. */
function isBeside(state: Parameters<typeof openHexes>[0], company: string, hex: string): boolean {
  const [q = 0, r = 0] = hex.split(',').map(Number);
  const near = [
    [q + 1, r],
    [q, r + 1],
    [q - 1, r + 1],
    [q - 1, r],
    [q, r - 1],
    [q + 1, r - 1],
  ].map((spot) => spot.join());
  return near.some((each) => each === '0,0' || state.towers[each]?.company === company);
}
