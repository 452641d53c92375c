import { mapNames } from '@machines/coverage/components/maps.ts';
import type { MapFile } from '@machines/coverage/components/types.ts';
import type { Company } from '@machines/coverage/names.ts';
import { openHexes } from '@machines/coverage/rules/board.ts';
import { legalExpansions, unlistedHexes } from '@machines/coverage/rules/expansion.ts';
import { hasUnlistedRoutes, leaseCost, mostRoutes, refuseRoute, routesTo } from '@machines/coverage/rules/leasing.ts';
import { preview } from '@machines/coverage/rules/preview.ts';
import { describe, expect, test } from 'vitest';
import { dice } from '../../shared/dice.ts';
import { playRandomly } from '../../shared/play.ts';
import { game } from '../games.ts';
import {
  act,
  cash,
  eachReading,
  expand,
  expectRefused,
  finish,
  fork,
  isLegal,
  type Position,
  pass,
  play,
  position,
  tableOf,
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
      // Paid again: 3 and 5 for each of the two, and blue's five shares get 3 twice.
      const end = play(state, second, finish('green'));
      expect([treasury(end, 'green'), cash(end, 'blue')]).toEqual([90 - 8 - 8 + 2, 25 + 15 + 15]);
    } else if (reading === 'stays') {
      // Both hexes are leased already: only the chip is paid, and nobody is paid for the lease.
      expect(preview(state, 'green', { hex: '2,1', value: 1, route: ['1,0', '2,0'] })).toMatchObject({
        lease: 0,
        cost: 5,
        leased: [],
      });
      const end = play(state, second, finish('green'));
      expect([treasury(end, 'green'), cash(end, 'blue')]).toEqual([90 - 8 - 5 + 2, 25 + 15]);
      // The next turn it is paid for again.
      const next = play(end, pass('blue'), act('green'));
      expect(leaseCost(next, ['1,0', '2,0'])).toBe(3);
    } else {
      expectRefused(state, second, 'C5.6', 'leasedAlready');
      expect(isLegal(state, expand('green', '0,1'))).toBe(true);
    }
  });

  test('C5.6 a hex that stays leased is free, and the others on the way are paid', () => {
    const table = position({
      rulings: { leasesPerTurn: 'stays', chainExpansion: 'nextTurn', routeTie: 'cheapest' },
      players: { green: { shares: { green: 3 } } },
      companies: { green: { treasury: 90, unissued: 2 } },
      towers: { '1,0': ['blue', 4], '0,1': ['blue', 3], '1,1': ['blue', 1], '2,0': ['blue', 2] },
    });
    const fresh = play(table, act('green'));
    // To 2,1 the cheapest of three routes goes over 0,1; once 1,0 is leased it goes over 1,0.
    expect(routesTo(fresh, 'green', '2,1')).toEqual([['0,1', '1,1']]);
    const state = play(fresh, expand('green', '3,0', 1, ['1,0', '2,0']));
    expect(routesTo(state, 'green', '2,1')).toEqual([['1,0', '2,0']]);
    expectRefused(state, expand('green', '2,1', 1, ['1,0', '1,1']), 'C5.5', 'notTheCheapest', { cost: 1, least: 0 });
  });

  /** A supplied map of nine times nine, the start in a corner, a rival on every hex but the one opposite. */
  const crowded = (rulings: Position['rulings'] = {}) => {
    const spots = Array.from({ length: 81 }, (_, at): [number, number] => [at % 9, Math.floor(at / 9)]);
    const far = '8,8';
    const map: MapFile = {
      ...fork,
      id: 'nine',
      mountains: [],
      standard: spots.filter(([q, r]) => q + r > 0 && `${q},${r}` !== far),
      cities: [[8, 8]],
    };
    const table = position({
      map,
      rulings,
      players: { green: { shares: { green: 4 } } },
      companies: { green: { treasury: 500, unissued: 1 } },
    });
    let reads = 0;
    const towers = new Proxy(
      Object.fromEntries(map.standard.map((spot) => [spot.join(), { company: 'blue' as const, value: 1 }])),
      {
        get: (all, hex) => {
          reads++;
          return Reflect.get(all, hex);
        },
      },
    );
    return { state: { ...play(table, act('green')), towers }, far, reads: () => reads };
  };

  test.each([{}, { routeTie: 'cheapest' }, { shortest: 'leastValue' }] as const)(
    'C5.5 a large map is listed by one search, and what is not listed may be taken and is told (%o)',
    (rulings) => {
      const { state, far, reads } = crowded(rulings);
      const listed = legalExpansions(state, 'green');
      // 12,870 routes of 15 hexes lead there. Some sixty are listed, each with 1 to 4 chips.
      expect(listed.filter(({ value }) => value === 1)).toHaveLength(mostRoutes);
      expect(unlistedHexes(state, 'green')).toEqual([far]);
      // A search looks at each of 79 rival hexes and their neighbours, a route at its 15; all routes would be millions.
      expect(reads()).toBeLessThan(20_000);
      // Along one edge, then along the other: the last one of all.
      const edges = [1, -1].map((side) => [
        ...Array.from({ length: 8 }, (_, at) => (side > 0 ? `${at + 1},0` : `0,${at + 1}`)),
        ...Array.from({ length: 7 }, (_, at) => (side > 0 ? `8,${at + 1}` : `${at + 1},8`)),
      ]);
      for (const route of edges) expect(refuseRoute(state, 'green', far, route)).toBeNull();
      expect(edges.every((route) => listed.some((each) => each.route.join(' ') === route.join(' ')))).toBe(false);
    },
  );

  test('C5.5 on our maps every route is listed, however the networks lie', () => {
    for (const map of mapNames)
      for (let seed = 0; seed < 40; seed++) {
        const roll = dice(seed);
        const open = openHexes(tableOf({ map }));
        const towers = Object.fromEntries(
          open
            .filter(() => roll.chance(50 + seed))
            .map((hex): [string, [Company, number]] => [hex, [roll.chance(85) ? 'blue' : 'green', 1]]),
        );
        const state = position({ map, towers });
        for (const hex of open.filter((each) => !state.towers[each]))
          expect(hasUnlistedRoutes(state, 'green', hex), `${map} ${seed} ${hex}`).toBe(false);
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
