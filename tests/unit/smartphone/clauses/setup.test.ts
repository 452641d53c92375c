import { printed } from '@machines/smartphone/components/printed.ts';
import { type Colour, colours, type Region, regions } from '@machines/smartphone/names.ts';
import { refuseSeats, retailersFor, setUp } from '@machines/smartphone/rules/setup.ts';
import { tileSymbols } from '@machines/smartphone/rules/tiles.ts';
import { describe, expect, test } from 'vitest';
import { colours as allColours, eachRuleSet, expectRefused, offices, seat, setupOf, tableOf } from '../kit.ts';
import { planOf, steps } from './layouts.ts';

const seated = (...players: [Colour, string][]) => players.map(([colour, player]) => ({ colour, player }));
const people = (count: number) => colours.slice(0, count).map((colour) => ({ colour, player: 'person' }));
const seeds = Array.from({ length: 80 }, (_, at) => at + 1);
const sorted = (found: Iterable<Region>) => [...found].sort();

describe('set-up, seats', () => {
  test('S0.1 two to five seats may sit down', () => {
    for (const count of [2, 3, 4, 5]) expect(refuseSeats(people(count))).toBeNull();
  });

  test('S0.1 no seat, one seat and six seats are refused', () => {
    expect(refuseSeats([])).toMatchObject({ rule: 'S0.1', reason: 'seatCount' });
    expect(refuseSeats(people(1))).toMatchObject({
      rule: 'S0.1',
      reason: 'seatCount',
      params: { seats: 1, least: 2, most: 5 },
    });
    expect(refuseSeats([...people(5), { colour: 'green', player: 'person' }])).toMatchObject({
      rule: 'S0.1',
      reason: 'seatCount',
    });
  });

  test('S0.1 a seat may be a person, a computer player or Steve', () => {
    expect(refuseSeats(seated(['green', 'person'], ['blue', 'steady'], ['red', 'steve']))).toBeNull();
  });

  test('S0.1 Steve sits with one to four others, never alone and never twice', () => {
    for (const others of [1, 2, 3, 4])
      expect(refuseSeats([...people(others), { colour: 'red', player: 'steve' }])).toBeNull();
    expect(refuseSeats(seated(['red', 'steve']))).toMatchObject({ rule: 'S0.1', reason: 'seatCount' });
    expect(refuseSeats(seated(['green', 'person'], ['blue', 'steve'], ['red', 'steve']))).toMatchObject({
      rule: 'S0.1',
      reason: 'twoSteves',
    });
  });

  test('S0.1 a colour that nobody took cannot act', () => {
    expectRefused(tableOf(), planOf('blue', steps()), 'S0.1', 'notSeated');
  });

  test('S0.2 a colour is taken once', () => {
    expect(refuseSeats(seated(['red', 'person'], ['red', 'person']))).toMatchObject({
      rule: 'S0.2',
      reason: 'colourTwice',
      params: { seat: 'red' },
    });
  });

  eachRuleSet('S0.2 every colour has its home, starting VP and starting improvement', (options) => {
    const state = tableOf({ ...options, seats: ['red', 'yellow', 'black', 'blue', 'green'] });
    const table = state.seats.map(({ colour, vp, improvements }) => [
      colour,
      vp,
      regions.filter((region) => offices(state, region).includes(colour)),
      improvements.map((tile) => tileSymbols(printed, tile)),
    ]);
    expect(table).toEqual([
      ['green', 3, ['North Africa'], [['research', 'priceUp']]],
      ['blue', 4, ['South America'], [['logistics', 'priceUp']]],
      ['black', 5, ['Australia'], [['goods', 'research']]],
      ['yellow', 6, ['India'], [['goodsPriceDown', 'logistics']]],
      ['red', 7, ['CIS'], [['logistics', 'goods']]],
    ]);
  });

  test('S0.2 the home office stands alone in the leftmost space, and nowhere else is one', () => {
    const state = tableOf({ seats: ['blue', 'yellow'] });
    expect(offices(state, 'South America')).toEqual(['blue']);
    expect(offices(state, 'India')).toEqual(['yellow']);
    const elsewhere = regions.filter((region) => region !== 'South America' && region !== 'India');
    for (const region of elsewhere) expect(offices(state, region)).toEqual([]);
  });

  test('S0.2 starting VP rises along the scoreboard, so no two start level', () => {
    const vp = tableOf({ seats: [...allColours] }).seats.map((each) => each.vp);
    for (const [at, value] of vp.slice(1).entries()) expect(value).toBeGreaterThan(vp[at] ?? Number.NaN);
  });

  eachRuleSet('S0.7 every price stands at 5, Steve’s too', (options) => {
    const state = setUp(setupOf({ ...options, seats: [...allColours], steve: 'black' }));
    expect(state.seats.map(({ price }) => price)).toEqual([5, 5, 5, 5, 5]);
  });
});

describe('set-up, retailers', () => {
  const where = (seats: Colour[], options = {}) =>
    sorted(Object.keys(setUp(setupOf({ seats, ...options })).retailers) as Region[]);

  test('S0.5 two seats: China, Canada, Caribbean and the three medium regions that are nobody’s home', () => {
    expect(where(['green', 'red'])).toEqual(
      sorted(['China', 'Canada', 'Caribbean', 'South America', 'Australia', 'India']),
    );
    expect(where(['blue', 'black'])).toEqual(sorted(['China', 'Canada', 'Caribbean', 'North Africa', 'India', 'CIS']));
  });

  test('S0.5 three seats: Europe, RSA and the two medium regions left', () => {
    expect(where(['green', 'blue', 'black'])).toEqual(sorted(['Europe', 'RSA', 'India', 'CIS']));
  });

  test('S0.5 four seats: Canada and the one medium region left', () => {
    expect(where(['blue', 'black', 'yellow', 'red'])).toEqual(sorted(['Canada', 'North Africa']));
    expect(where(['green', 'blue', 'black', 'red'])).toEqual(sorted(['Canada', 'India']));
  });

  test('S0.5 five seats: none', () => {
    expect(where([...allColours])).toEqual([]);
  });

  test('S0.5 Steve counts as a player, and his home as a home', () => {
    expect(where(['green', 'red'], { steve: 'red' })).toEqual(where(['green', 'red']));
    expect(where([...allColours], { steve: 'red' })).toEqual([]);
  });

  test('S0.5 worked example 8: a medium retailer goes on North Africa when it is nobody’s home', () => {
    for (const seed of seeds) {
      const { retailers } = setUp(setupOf({ seats: ['blue', 'red'], seed }));
      expect(printed.retailers[retailers['North Africa']?.tile ?? -1]?.size).toBe('M');
    }
    expect(setUp(setupOf({ seats: ['green', 'red'] })).retailers['North Africa']).toBeUndefined();
  });

  test('S0.5 there are seven tiles: two small, three medium, two large', () => {
    expect(printed.retailers.map(({ size }) => size).sort()).toEqual(['L', 'L', 'M', 'M', 'M', 'S', 'S']);
  });

  test('S0.5 where retailers lie never depends on chance', () => {
    const places = new Set(seeds.map((seed) => where(['green', 'blue', 'red'], { seed }).join()));
    expect([...places]).toEqual([retailersFor(printed, ['green', 'blue', 'red']).toSorted().join()]);
  });

  test('S0.5 tiles are shuffled within their size and laid with either side up, no tile twice', () => {
    const seen = new Map<string, Set<number>>();
    for (const seed of seeds) {
      const { retailers } = setUp(setupOf({ seats: ['green', 'red'], seed }));
      const laid = Object.entries(retailers);
      expect(new Set(laid.map(([, { tile }]) => tile)).size).toBe(6);
      for (const [region, { tile, side }] of laid) {
        expect(printed.retailers[tile]?.size).toBe(printed.regions[region as Region].size);
        for (const [what, value] of [
          ['tile', tile],
          ['side', side],
        ] as const)
          seen.set(`${region} ${what}`, (seen.get(`${region} ${what}`) ?? new Set()).add(value));
      }
    }
    // Two sides everywhere; two tiles for small and large regions, three for medium ones.
    for (const region of ['China', 'Canada', 'Caribbean', 'India'] as const)
      expect(seen.get(`${region} side`)?.size).toBe(2);
    for (const region of ['China', 'Canada', 'Caribbean'] as const) expect(seen.get(`${region} tile`)?.size).toBe(2);
    for (const region of ['South America', 'Australia', 'India'] as const)
      expect(seen.get(`${region} tile`)?.size).toBe(3);
  });

  test('S0.6 the medium regions are exactly the five homes, North Africa among them', () => {
    const medium = regions.filter((region) => printed.regions[region].size === 'M');
    expect(sorted(medium)).toEqual(['Australia', 'CIS', 'India', 'North Africa', 'South America']);
    expect(sorted(colours.map((colour) => printed.seats[colour].home))).toEqual(sorted(medium));
  });

  test('S0.6 at four seats exactly one medium region is left, whoever is missing', () => {
    for (const missing of colours) {
      const four = colours.filter((colour) => colour !== missing);
      expect(sorted(retailersFor(printed, four))).toEqual(sorted(['Canada', printed.seats[missing].home]));
    }
  });

  test('S0.2 seats stand in scoreboard order however they sat down', () => {
    expect(tableOf({ seats: ['red', 'green', 'yellow'] }).seats.map(({ colour }) => colour)).toEqual([
      'green',
      'yellow',
      'red',
    ]);
    expect(seat(tableOf({ seats: ['red', 'green'] }), 'red').vp).toBe(7);
  });
});
