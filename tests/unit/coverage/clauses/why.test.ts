import { rulesOf } from '@machines/coverage/choices.ts';
import { askedFor } from '@machines/coverage/rules/asked.ts';
import { refuseExpansion } from '@machines/coverage/rules/expansion.ts';
import { preview } from '@machines/coverage/rules/preview.ts';
import { refuseSeats } from '@machines/coverage/rules/setup.ts';
import { describe, expect, test } from 'vitest';
import { act, expand, fork, type Position, play, position, refusalOf, setupOf, tableOf } from '../kit.ts';

/** What a refusal says besides its clause: the numbers and names a sentence is made of. */

const seated = (...seats: NonNullable<Position['seats']>) => {
  const setup = setupOf({ seats, map: { ...fork, players: [3, 4] } });
  return refuseSeats(setup, rulesOf({ setup }));
};

describe('who may sit down', () => {
  test('C2.1 names the colour that is seated twice', () => {
    expect(seated('green', 'blue', 'green')).toEqual({
      rule: 'C2.1',
      reason: 'colourTwice',
      params: { seat: 'green' },
    });
  });

  test('C8.1 names the map and for how many it is; its least and its most may sit down', () => {
    const params = { map: 'fork', least: 3, most: 4 };
    expect(seated('green', 'blue')).toEqual({ rule: 'C8.1', reason: 'mapPlayers', params: { ...params, seats: 2 } });
    expect(seated('green', 'blue', 'red')).toBeNull();
    expect(seated('green', 'blue', 'red', 'black')).toBeNull();
    expect(seated('green', 'blue', 'red', 'black', 'yellow')).toMatchObject({
      reason: 'mapPlayers',
      params: { seats: 5 },
    });
  });
});

describe('expanding', () => {
  test('C2.5 names the company that has no cube left', () => {
    const table = position({
      rulings: { pieceLimits: 'limited' },
      companies: { green: { treasury: 100 } },
      towers: { '1,0': ['green', 1], '0,1': ['green', 1], '3,0': ['blue', 2] },
    });
    const next = { hex: '1,1', value: 1, route: [] };
    expect(refuseExpansion(table, 'green', next)).toEqual({
      rule: 'C2.5',
      reason: 'noCubes',
      params: { company: 'green' },
    });
    // Blue has a cube left, but of the six chips only two.
    const four = { hex: '2,0', value: 3, route: [] };
    const rich = { ...table, seats: table.seats.map((each) => ({ ...each, shares: { ...each.shares, blue: 4 } })) };
    expect(refuseExpansion(rich, 'blue', four)).toEqual({ rule: 'C2.5', reason: 'noChips', params: { left: 2 } });
  });

  /** Two ways for green to the city 2,1: over 1,0 and then 1,1 or 2,0. */
  const ways = (towers: NonNullable<Position['towers']>, more: Position = {}) =>
    play(position({ seats: ['green', 'blue', 'red'], towers, ...more }), act('green'));
  const over = (...route: string[]) => expand('green', '2,1', 1, route);

  test('C5.2 a lease that takes all there is leaves nothing to build; a dearer one is too dear', () => {
    const green = (treasury: number) => ({ companies: { green: { treasury } } });
    const all = ways({ '1,0': ['blue', 3], '1,1': ['blue', 2] }, green(5));
    expect(refusalOf(all, over('1,0', '1,1'))).toEqual({
      rule: 'C5.2',
      reason: 'nothingLeftToBuild',
      params: { company: 'green', lease: 5, build: 5, treasury: 5 },
    });
    const more = ways({ '1,0': ['blue', 3], '1,1': ['blue', 3] }, green(5));
    expect(refusalOf(more, over('1,0', '1,1'))).toEqual({
      rule: 'C5.2',
      reason: 'leaseTooDear',
      params: { company: 'green', lease: 6, treasury: 5 },
    });
  });

  test('C5.5 says what the route and the cheapest one cost', () => {
    const state = ways(
      { '1,0': ['blue', 2], '1,1': ['blue', 1], '2,0': ['red', 3] },
      { rulings: { routeTie: 'cheapest' }, companies: { green: { treasury: 50 } } },
    );
    expect(refusalOf(state, over('1,0', '2,0'))).toEqual({
      rule: 'C5.5',
      reason: 'notTheCheapest',
      params: { cost: 5, least: 3 },
    });
  });

  test('C5.1 whoever asks for a hex is answered about its shortest route', () => {
    const state = ways({ '1,0': ['blue', 2], '1,1': ['blue', 1] }, { companies: { green: { treasury: 50 } } });
    const asked = (hex: string, value: number) => askedFor(state, 'green', hex, value);
    expect(asked('2,1', 2)).toEqual({ type: 'expand', seat: 'green', hex: '2,1', value: 2, route: ['1,0', '1,1'] });
    // With access, and where no rival leads, there is no route; nor while nobody acts.
    expect(asked('0,1', 1)).toMatchObject({ hex: '0,1', route: [] });
    expect(asked('4,0', 1)).toMatchObject({ route: [] });
    expect(askedFor(tableOf(), 'green', '2,1', 1)).toMatchObject({ route: [] });
  });

  test('C5.2 what is no tower costs no lease, though it is no route either', () => {
    const state = ways({ '1,0': ['blue', 2] }, { companies: { green: { treasury: 50 } } });
    expect(preview(state, 'green', { hex: '2,0', value: 1, route: ['1,0', '1,1'] })).toMatchObject({
      lease: 2,
      leased: [{ company: 'blue', value: 2 }],
    });
  });

  test('C5.3 by the split a company whose shares all lie in the pool pays nobody, and the bank keeps count', () => {
    const state = ways(
      { '1,0': ['blue', 2], '1,1': ['blue', 1] },
      {
        rulings: { leasePayout: 'split', bankLimit: 'limited' },
        players: { blue: { shares: {} } },
        companies: { green: { treasury: 50 }, blue: { unissued: 0, pool: 5 } },
      },
    );
    // Only the city pays: green's five shares, $1 each.
    expect(preview(state, 'green', { hex: '2,1', value: 1, route: ['1,0', '1,1'] }).payouts).toEqual([
      { seat: 'green', company: 'green', why: 'city', shares: 5, amount: 5 },
    ]);
  });
});
