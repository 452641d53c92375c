import { test } from '@fast-check/vitest';
import { valuerAction } from '@machines/coverage/bots/valuer.ts';
import { rulesOf } from '@machines/coverage/choices.ts';
import { step } from '@machines/coverage/flow.ts';
import type { Colour } from '@machines/coverage/names.ts';
import { lookAt } from '@machines/coverage/position/build.ts';
import type { CompanySpec, PositionSpec, SeatSpec } from '@machines/coverage/position/schema.ts';
import { specOf } from '@machines/coverage/position/write.ts';
import { actingSeat } from '@machines/coverage/rules/lookup.ts';
import { setUp } from '@machines/coverage/rules/setup.ts';
import { issuedShares } from '@machines/coverage/rules/shares.ts';
import { newGame } from '@machines/coverage/start.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { describe, expect } from 'vitest';
import { dice, type Roll } from '../shared/dice.ts';
import { playRandomly } from '../shared/play.ts';
import { seeds } from '../shared/properties.ts';
import { game, randomSetup } from './games.ts';
import { ofATable } from './invariants.ts';

/** The auditor knows what no game can reach: silent on positions met in play, never silent where an invariant is broken. */

/** A position met in play, in the middle of an auction too. */
function written(state: GameState): PositionSpec | null {
  if (state.phase === 'choosing') return specOf(state);
  const { auction } = state.turn;
  if (state.phase !== 'auction' || !auction) return null;
  const { company, source, bid, passed, toAct } = auction;
  return { ...specOf(state), auction: { company, source, ...(bid && { bid }), passed, toAct } };
}

/** Positions of a random game. */
function met(seed: number): PositionSpec[] {
  const found: PositionSpec[] = [];
  playRandomly(game, seed, (_before, _action, after) => {
    const spec = written(after);
    if (spec) found.push(spec);
  });
  return found;
}

const brokenIn = (state: GameState): string[] => {
  const first = setUp(state.setup);
  return ofATable.flatMap(({ name, broken }) => {
    const said = broken({ first, before: state, action: { type: 'passTurn', seat: 'green' }, after: state, log: [] });
    return said ? [`${name}: ${said}`] : [];
  });
};

const seatsOf = ({ seats = [] }: PositionSpec): Colour[] => seats;
const withCompany = (spec: PositionSpec, company: Colour, change: CompanySpec): PositionSpec => ({
  ...spec,
  companies: { ...spec.companies, [company]: { ...spec.companies?.[company], ...change } },
});
const withSeat = (spec: PositionSpec, seat: Colour, change: SeatSpec): PositionSpec => ({
  ...spec,
  table: { ...spec.table, [seat]: { ...spec.table?.[seat], ...change } },
});

/** One thing of a position, written otherwise. */
const damages: readonly ((spec: PositionSpec, roll: Roll) => PositionSpec)[] = [
  (spec, { from, pick }) => {
    const company = from(seatsOf(spec));
    const network = { ...spec.companies?.[company]?.network };
    const [hex] = Object.keys(network);
    return hex ? withCompany(spec, company, { network: { ...network, [hex]: 1 + pick(5) } }) : spec;
  },
  (spec, { from, pick }) => {
    const [company, giver] = [from(seatsOf(spec)), from(seatsOf(spec))];
    const [taken] = Object.keys(spec.companies?.[giver]?.network ?? {});
    const network = { ...spec.companies?.[company]?.network };
    return taken ? withCompany(spec, company, { network: { ...network, [taken]: 1 + pick(5) } }) : spec;
  },
  (spec, { from, pick }) => {
    const [seat, company] = [from(seatsOf(spec)), from(seatsOf(spec))];
    return withSeat(spec, seat, { shares: { ...spec.table?.[seat]?.shares, [company]: pick(6) } });
  },
  (spec, { from, pick }) => withCompany(spec, from(seatsOf(spec)), { pool: pick(5) }),
  (spec, { pick }) => ({ ...spec, turnsLeft: 1 + pick(2 * seatsOf(spec).length) }),
  ({ turnsLeft: _, ...spec }) => spec,
  (spec, { from }) => ({ ...spec, turn: from(seatsOf(spec)) }),
  (spec, { pick }) => ({ ...spec, passes: pick(6) }),
];

describe('positions met in play', () => {
  test.prop([seeds], { numRuns: 20 })('nothing is found in any of them', (seed) => {
    for (const spec of met(seed)) expect(lookAt(spec).findings, JSON.stringify(spec)).toEqual([]);
  });
  test.each([8, 13])('nor in a game of players who know what they do (%d)', (seed) => {
    let state = newGame(randomSetup(seed));
    let looked = 0;
    for (let seat = actingSeat(state); seat && looked < 200; seat = actingSeat(state)) {
      state = step(state, valuerAction(state, seat).action).state;
      const spec = written(state);
      if (spec) expect(lookAt(spec).findings).toEqual([]);
      looked++;
    }
    expect(looked).toBeGreaterThan(10);
  });
});

describe('positions met in play, damaged', () => {
  /** Every fourth position of a game, damaged in each way: which invariants it breaks, and what is found. */
  const outcomes = (seed: number) => {
    const roll = dice(seed + 1);
    return met(seed).flatMap((spec, at) =>
      at % 4 === 0
        ? damages.map((damage) => {
            const { auction: _, ...start } = spec;
            const { table, findings } = lookAt(damage(start, roll));
            return { broken: table ? brokenIn(table) : [], found: findings.map(({ what }) => what) };
          })
        : [],
    );
  };
  test.prop([seeds], { numRuns: 12 })('whatever breaks an invariant is found', (seed) => {
    for (const { broken, found } of outcomes(seed)) if (broken.length > 0) expect(found, broken.join()).not.toEqual([]);
  });
  test('both silence and findings come up, and damage breaks shares, heights and the count of turns', () => {
    const all = Array.from({ length: 16 }, (_, seed) => outcomes(seed)).flat();
    expect(all.some(({ found }) => found.length === 0)).toBe(true);
    const kinds = all.flatMap(({ broken }) => broken.map((each) => each.slice(0, 4)));
    expect(new Set(kinds)).toEqual(new Set(['C1.8', 'C4.3', 'C7.1']));
  });
});

describe('what play cannot come to is found for its own reason', () => {
  const whats = (spec: PositionSpec) => lookAt(spec).findings.map(({ what }) => what);
  /** Beginnings of turns, one of each game, with what each test wants of them. */
  const some = (wanted: (state: GameState) => boolean): GameState[] => {
    const found: GameState[] = [];
    for (let seed = 0; seed < 60; seed++)
      playRandomly(game, seed, (_before, _action, after) => {
        if (after.phase === 'choosing' && found.at(-1)?.setup.seed !== seed && wanted(after)) found.push(after);
      });
    expect(found.length).toBeGreaterThan(5);
    return found;
  };

  test('C4.3 a tower one higher than the shares issued', () => {
    for (const state of some(({ towers }) => Object.keys(towers).length > 0)) {
      const [[hex, { company }] = ['', { company: 'green' as Colour }]] = Object.entries(state.towers);
      const issued = issuedShares(state, company);
      const spec = specOf({ ...state, towers: { ...state.towers, [hex]: { company, value: issued + 1 } } });
      expect(whats(spec)).toContain('towerTooHigh');
    }
  });
  test('C7.1 the end set off a turn earlier or later, by a founder who has shares left', () => {
    const settled = some(
      (state) =>
        rulesOf(state).poolIsIssued === 'issued' && state.ending?.companies.length === 1 && state.ending.turnsLeft > 1,
    );
    for (const state of settled) {
      const spec = specOf(state);
      const found = whats({ ...spec, turnsLeft: (spec.turnsLeft ?? 0) - 1 });
      expect(found.some((what) => what === 'setOffByAnother' || what === 'passesOver')).toBe(true);
    }
  });
  test('C7.1 a pass where all turns are left', () => {
    for (const state of some(({ ending, seats }) => ending?.turnsLeft === 2 * seats.length - 1))
      expect(whats({ ...specOf(state), passes: 1 })).toContain('passesOver');
  });
  test('C2.1 a thousand dollars that nobody has paid', () => {
    for (const state of some(
      (each) => rulesOf(each).poolAuctionNoBid === 'once' && Object.keys(each.towers).length > 2,
    )) {
      const [seat] = state.seats;
      const rich = withSeat(specOf(state), seat?.colour ?? 'green', { cash: 5000 });
      expect(whats(rich).some((what) => what === 'moneyOver' || what === 'bankOver')).toBe(true);
    }
  });
  test('C3.4 a share that brought its company nothing', () => {
    const sold = some(
      (state) =>
        rulesOf(state).soleBidder === 'bidsOrPasses' &&
        rulesOf(state).bankLimit === 'endless' &&
        Object.keys(state.towers).length === 0 &&
        state.companies.some(({ unissued }) => unissued < 4),
    );
    for (const state of sold) {
      const company = state.companies.find(({ unissued }) => unissued < 4)?.colour ?? 'green';
      expect(whats(withCompany(specOf(state), company, { treasury: 5 }))).toContain('treasuryTooLow');
    }
  });
});
