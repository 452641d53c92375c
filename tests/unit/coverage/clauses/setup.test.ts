import { draw } from '@machines/core/random.ts';
import { maps } from '@machines/coverage/components/maps.ts';
import { mapSchema } from '@machines/coverage/components/schema.ts';
import type { MapFile } from '@machines/coverage/components/types.ts';
import { coverage } from '@machines/coverage/module.ts';
import { issuedShares } from '@machines/coverage/rules/shares.ts';
import { view } from '@machines/coverage/view.ts';
import { describe, expect, test } from 'vitest';
import {
  act,
  auction,
  bid,
  cash,
  eachReading,
  edit,
  expand,
  expectRefused,
  fork,
  isLegal,
  out,
  pass,
  play,
  position,
  seat,
  setupOf,
  tableOf,
  told,
  treasury,
} from '../kit.ts';

const issuesOf = (setup: unknown) => {
  const parsed = coverage.parseSetup(setup);
  return parsed.ok ? [] : parsed.issues;
};

describe('what everyone starts with', () => {
  test('C2.1 one company each: $25, four unissued shares and one issued, treasury $5', () => {
    const table = tableOf({ seats: ['red', 'black', 'green'] });
    expect(table.seats).toEqual([
      { colour: 'red', cash: 25, shares: { red: 1 } },
      { colour: 'black', cash: 25, shares: { black: 1 } },
      { colour: 'green', cash: 25, shares: { green: 1 } },
    ]);
    for (const company of table.companies) expect(company).toMatchObject({ treasury: 5, unissued: 4, pool: 0 });
    expect(table.companies.map(({ colour }) => colour)).toEqual(['red', 'black', 'green']);
  });

  test('C2.1 companies of colours that nobody plays are not in the game', () => {
    expectRefused(tableOf(), act('green', 'red'), 'C2.1', 'noSuchCompany');
    expectRefused(tableOf(), auction('green', 'red', 'pool'), 'C2.1', 'noSuchCompany');
    expectRefused(tableOf(), pass('red'), 'C2.1', 'notSeated');
    expect(issuesOf(setupOf({ seats: ['green', 'green'] }))).toMatchObject([
      { path: 'seats', message: expect.stringContaining('C2.1') },
    ]);
  });

  test('C2.7 turns go clockwise, each is one of three things, and nobody moves out of turn', () => {
    const table = tableOf({ seats: ['green', 'blue', 'red'] });
    const turns = [
      [auction('green'), out('green'), out('blue'), out('red')],
      [act('blue'), expand('blue', '1,0')],
      [pass('red')],
    ];
    const order = ['green', 'blue', 'red', 'green'] as const;
    let state = table;
    for (const [at, actions] of turns.entries()) {
      expect(state).toMatchObject({ phase: 'choosing', turn: { seat: order[at], number: at + 1 } });
      for (const other of order.filter((colour) => colour !== order[at])) {
        expectRefused(state, pass(other), 'C2.7', 'notYourTurn', { turn: order[at] ?? '' });
        expectRefused(state, auction(other), 'C2.7', 'notYourTurn');
        expectRefused(state, act(other), 'C2.7', 'notYourTurn');
      }
      state = play(state, ...actions);
    }
    expect(state).toMatchObject({ phase: 'choosing', turn: { seat: 'green', number: 4 } });
    // One thing a turn: in the middle of one there is no other.
    const bidding = play(table, auction('green'));
    for (const action of [auction('green'), act('green'), pass('green')])
      expectRefused(bidding, action, 'C2.7', 'wrongMoment');
    const rich = position({ players: { green: { shares: { green: 2 } } }, companies: { green: { treasury: 50 } } });
    const acting = play(rich, act('green'), expand('green', '1,0'));
    for (const action of [auction('green'), pass('green')]) expectRefused(acting, action, 'C2.7', 'wrongMoment');
    expectRefused(acting, expand('blue', '0,1'), 'C2.7', 'notYourTurn');
    // C4.1 says of acting itself that it is for one company.
    expectRefused(acting, act('green', 'blue'), 'C4.1', 'wrongMoment');
  });

  eachReading('players', 'two seats', (reading, { rulings }) => {
    const two = issuesOf(setupOf({ rulings }));
    if (reading === 'twoToFive') expect(two).toEqual([]);
    else expect(two).toMatchObject([{ path: 'seats', message: expect.stringContaining('3 to 5') }]);
    expect(issuesOf(setupOf({ rulings, seats: ['green', 'blue', 'red'] }))).toEqual([]);
    expect(issuesOf(setupOf({ rulings, seats: ['green'] }))).toMatchObject([
      { path: 'seats', message: expect.stringContaining('C2.2') },
    ]);
  });

  eachReading('firstPlayer', 'who begins', (reading, { rulings }) => {
    const first = [1, 2, 3, 4, 5, 6].map(
      (seed) => tableOf({ rulings, seed, seats: ['green', 'blue', 'red'] }).turn.seat,
    );
    const drawn = [1, 2, 3, 4, 5, 6].map((seed) => ['green', 'blue', 'red'][draw(seed, 3)[0]]);
    if (reading === 'firstSeat') expect(new Set(first)).toEqual(new Set(['green']));
    else {
      expect(first).toEqual(drawn);
      expect(new Set(first).size).toBeGreaterThan(1);
    }
  });

  eachReading('charterShare', 'one issued share at the start', (reading, { rulings }) => {
    const table = position({ rulings, companies: { green: { treasury: 50 } } });
    const most = reading === 'issued' ? 2 : 1;
    expect(issuedShares(table, 'green')).toBe(most);
    const state = play(table, act('green'));
    expect(isLegal(state, expand('green', '1,0', most))).toBe(true);
    expectRefused(state, expand('green', '1,0', most + 1), 'C4.3', 'tooManyChips');
    // Either way four more shares have to be issued before the end is set off.
    const last = position({
      rulings,
      companies: { green: { unissued: 1 } },
      players: { green: { shares: { green: 4 } } },
    });
    expect(last.ending).toBeNull();
    expect(play(last, auction('green'), bid('green', 5), out('blue')).ending).not.toBeNull();
  });
});

describe('pieces and money', () => {
  eachReading('pieceLimits', 'six chips and two cubes', (reading, { rulings }) => {
    const table = position({
      rulings,
      players: { green: { shares: { green: 5 } } },
      companies: { green: { treasury: 100 }, blue: { treasury: 100 } },
      towers: { '1,0': ['green', 4] },
    });
    const state = play(table, act('green'));
    // Six chips, four of them on the map: two are left, and one cube.
    if (reading === 'limited') {
      expectRefused(state, expand('green', '2,0', 3), 'C2.5', 'noChips');
      const placed = play(state, expand('green', '2,0', 1));
      expectRefused(
        edit(placed, (draft) => {
          draft.turn.seat = 'green';
        }),
        act('green'),
        'C4.8',
        'nowhereToExpand',
      );
      expect(isLegal(placed, act('blue'))).toBe(true);
    } else expect(isLegal(state, expand('green', '2,0', 3))).toBe(true);
  });

  test('C2.5 a company without a cube takes no hex', () => {
    const table = position({
      rulings: { pieceLimits: 'limited', zeroExpansion: 'allowed' },
      companies: { green: { treasury: 100 } },
      towers: { '1,0': ['green', 1], '0,1': ['green', 1] },
    });
    // Nothing can be taken, so acting ends at once, with its upkeep.
    expect(play(table, act('green')).turn.seat).toBe('blue');
    const roomy = edit(table, (draft) => {
      delete draft.towers['0,1'];
    });
    expect(isLegal(play(roomy, act('green')), expand('green', '0,1'))).toBe(true);
  });

  eachReading('bankLimit', 'a bank of $10', (reading, { rulings }) => {
    // Blue's four chips in a city pay 4 to each share: blue 5 × 4, green 1 × 4. The bank has 10 and takes 20 first.
    const table = position({
      rulings,
      turn: 'blue',
      players: { green: { shares: { green: 1, blue: 1 } }, blue: { shares: { blue: 4 } } },
      companies: { blue: { treasury: 20, unissued: 0, pool: 0 } },
      towers: { '1,0': ['blue', 1], '1,1': ['blue', 1] },
    });
    const low = edit(table, (draft) => {
      draft.bank = 0;
    });
    const state = play(low, act('blue'), expand('blue', '2,1', 4));
    // Clockwise from the turn player: blue 16 of 20, green 4. With nothing in the bank before, 20 is just enough.
    expect([cash(state, 'blue'), cash(state, 'green')]).toEqual([25 + 16, 25 + 4]);
    const richer = edit(table, (draft) => {
      draft.bank = 0;
      Object.assign(seat(draft, 'blue'), { shares: { blue: 5 } });
    });
    const short = play(richer, act('blue'), expand('blue', '2,1', 4));
    // Now 20 go to blue; for green 4 are due, and a limited bank has none left.
    expect(cash(short, 'green')).toBe(reading === 'limited' ? 25 : 29);
    expect(tableOf({ rulings }).bank).toBe(reading === 'limited' ? 10 : 0);
  });

  test('C2.5 an endless bank lets the order of payment not matter', () => {
    const table = position({
      companies: { green: { treasury: 5 } },
      towers: { '1,0': ['green', 1], '1,1': ['green', 1] },
    });
    expect(play(table, act('green'), expand('green', '2,1')).bank).toBe(5 - 5);
  });

  eachReading('openMoney', 'what another seat sees', (reading, { rulings }) => {
    const table = position({ rulings, players: { green: { cash: 31 }, blue: { cash: 12 } } });
    const seen = view(table, 'green');
    expect(seen.seats.map((each) => each.cash)).toEqual([31, reading === 'open' ? 12 : null]);
    expect(view(table, null).seats.map((each) => each.cash)).toEqual(reading === 'open' ? [31, 12] : [null, null]);
    // Treasuries are always open; what the bank has would give the sum away.
    expect(seen.companies.map(({ treasury: held }) => held)).toEqual([5, 5]);
    const other = edit(table, (draft) => {
      draft.bank = -50;
      Object.assign(seat(draft, 'blue'), { cash: 62 });
    });
    if (reading === 'hidden') expect(view(other, 'green')).toEqual(seen);
    else expect(view(other, 'green')).not.toEqual(seen);
    // The end shows everything.
    expect(view(play(table, pass('green'), pass('blue')), 'green').seats[1]?.cash).toBe(12);
    expect(treasury(table, 'green')).toBe(5);
  });

  test('C2.6 the view gives away neither the seed nor what would tell hidden cash by subtraction', () => {
    const seen = JSON.stringify(view(tableOf({ rulings: { openMoney: 'hidden' }, seed: 4711 }), 'blue'));
    expect(seen).not.toContain('4711');
    expect(seen).not.toContain('quiet');
    expect(told(tableOf(), 'worth')).toBe(false);
  });
});

describe('maps', () => {
  const broken = (change: Partial<MapFile>) => issuesOf(setupOf({ map: { ...fork, ...change } }));

  test('C8.1 our maps keep to what they declare', () => {
    for (const map of Object.values(maps)) expect(mapSchema.safeParse(map).success, map.id).toBe(true);
    expect(Object.values(maps).map(({ symmetry }) => symmetry)).toEqual([2, 3, 6]);
  });

  test('C8.1 a map of one’s own is accepted in the set-up, a bad one is refused with the exact place', () => {
    expect(broken({})).toEqual([]);
    expect(broken({ mountains: [[4, 0]] })).toMatchObject([
      { path: 'map.cities[0]', message: expect.stringContaining('already') },
    ]);
    expect(broken({ standard: [...fork.standard, [9, 9]] })).toMatchObject([
      { path: 'map.standard[5]', message: expect.stringContaining('cannot be reached') },
    ]);
    expect(broken({ cities: [...fork.cities, [0, -1]] })).toMatchObject([
      { path: 'map.cities[2]', message: expect.stringContaining('beside the start') },
    ]);
    expect(broken({ symmetry: 2 })[0]).toMatchObject({
      path: 'map.mountains[0]',
      message: expect.stringContaining('1,0'),
    });
    expect(broken({ citiesSafe: true })).toMatchObject([
      { path: 'map.cities[0]', message: expect.stringContaining('cuts off the city 4,0') },
    ]);
    expect(broken({ players: [5, 2] })).toMatchObject([{ path: 'map.players' }]);
    expect(broken({ cities: [[4, 0.5]] } as never)[0]?.path).toBe('map.cities[0][1]');
    expect(broken({ secret: 1 } as never)[0]?.path).toBe('map');
  });

  test('C8.1 each map says for how many seats it is made', () => {
    expect(issuesOf(setupOf({ map: 'teach', seats: ['green', 'blue', 'red'] }))).toMatchObject([
      { path: 'seats', message: expect.stringContaining('C8.1') },
    ]);
    expect(issuesOf(setupOf({ map: 'nowhere' as never }))[0]?.path).toBe('map');
  });

  test('C8.1 a hex that is not on the map cannot be taken', () => {
    expectRefused(play(tableOf(), act('green')), expand('green', '7,7'), 'C8.1', 'noSuchHex');
  });
});
