import { casualAction } from '@machines/smartphone/bots/casual.ts';
import { randomAction } from '@machines/smartphone/bots/random.ts';
import type { ClauseId } from '@machines/smartphone/clauses/index.ts';
import { step } from '@machines/smartphone/flow.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { impossible } from '@machines/smartphone/position/audit/index.ts';
import { beginnings } from '@machines/smartphone/position/beginnings.ts';
import { layOut } from '@machines/smartphone/position/build.ts';
import { complete } from '@machines/smartphone/position/complete/index.ts';
import type { PositionSpec } from '@machines/smartphone/position/schema.ts';
import { specOf } from '@machines/smartphone/position/write.ts';
import { findSeat } from '@machines/smartphone/rules/lookup.ts';
import { toAct } from '@machines/smartphone/rules/turns.ts';
import { newGame } from '@machines/smartphone/start.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { type FindingKey, findings } from '@machines/smartphone/words/en/findings.ts';
import { findingWords } from '@machines/smartphone/words/finding.ts';
import { describe, expect, test } from 'vitest';
import { damages, harmless } from '../smartphone/damage.ts';
import { dice, randomSetup } from '../smartphone/games.ts';

const foundIn = (spec: PositionSpec) => impossible(layOut(spec));

/** A second round as it begins: one token or improvement each, and nothing else that could be wrong. */
const round2: PositionSpec = { phase: 'sale', table: { green: { tokens: 1 }, red: { tokens: 1 } }, tokens: 18 };

const cases: [ClauseId, FindingKey, PositionSpec][] = [
  ['S0.2', 'colourTwice', { phase: 'planning', seats: ['green', 'red', 'green'] }],
  ['S1.2', 'illegalPlan', { phase: 'pricing', table: { green: { plan: { below: 'A1 0,0', above: 'B1 9,9' } } } }],
  ['S6.5', 'officesOver', { phase: 'sale', board: { Emirates: { offices: ['green', 'red', 'green', 'red'] } } }],
  ['S0.1', 'officeUnseated', { phase: 'sale', board: { USA: { offices: ['blue'] } } }],
  ['S0.1', 'progressUnseated', { phase: 'sale', board: { USA: { progress: { blue: 1 } } } }],
  ['S6.6', 'officeTwiceOnRetailer', { phase: 'sale', board: { China: { offices: ['red', 'red'] } } }],
  ['S6.5', 'officeTwice', { ...round2, bare: true, board: { USA: { offices: ['red', 'red'] } } }],
  ['S6.5', 'officeThrice', { ...round2, board: { Europe: { offices: ['red', 'red', 'red'] } } }],
  ['S0.2', 'homeMissing', { phase: 'sale', bare: true }],
  ['S0.2', 'homeNotFirst', { phase: 'sale', board: { CIS: { offices: ['green', 'red'] } } }],
  ['S6.2', 'officeApart', { ...round2, bare: true, board: { CIS: { offices: ['red'] }, RSA: { offices: ['red'] } } }],
  ['S6.1', 'officeTooEarly', { phase: 'research', board: { Europe: { offices: ['red'] } } }],
  ['S6.4', 'progressEnough', { phase: 'sale', board: { USA: { progress: { red: 4 } } } }],
  ['S6.5', 'progressOwned', { phase: 'sale', board: { CIS: { progress: { red: 1 } } } }],
  ['S6.1', 'progressTooEarly', { phase: 'logistics', board: { Europe: { progress: { red: 1 } } } }],
  ['S6.2', 'progressApart', { phase: 'sale', board: { RSA: { progress: { red: 1 } } } }],
  ['S6.1', 'logisticsOver', { phase: 'sale', board: { Europe: { offices: ['red'] }, China: { offices: ['red'] } } }],
  ['S5.1', 'researchOver', { phase: 'sale', table: { red: { technologies: ['4G'], patents: ['4G'] } } }],
  [
    'S6.1',
    'effortOver',
    {
      phase: 'sale',
      table: { red: { technologies: ['GPS'], patents: ['GPS'] } },
      board: { Europe: { offices: ['red'] } },
    },
  ],
  ['S0.5', 'retailerExtra', { phase: 'sale', board: { Europe: { retailer: { tile: 0, side: 0 } } } }],
  ['S0.5', 'retailerMissing', { phase: 'sale', board: { China: { retailer: null } } }],
  ['S0.5', 'retailerUnknown', { phase: 'sale', board: { China: { retailer: { tile: 29, side: 0 } } } }],
  [
    'S0.5',
    'retailerTwice',
    {
      phase: 'sale',
      board: { Canada: { retailer: { tile: 1, side: 0 } }, Caribbean: { retailer: { tile: 1, side: 1 } } },
    },
  ],
  [
    'S0.5',
    'retailerSize',
    { phase: 'sale', board: { China: { retailer: { tile: 0, side: 0 } }, Canada: { retailer: { tile: 6, side: 0 } } } },
  ],
  ['S8.1', 'vpBelowStart', { phase: 'sale', table: { red: { vp: 6 } } }],
  ['S8.1', 'vpTooEarly', { phase: 'sale', table: { red: { vp: 9 } } }],
  ['S0.7', 'priceNotReset', { phase: 'planning', table: { red: { price: 4 } } }],
  ['SN.1', 'priceNotReset', { phase: 'planning', round: 2, table: { red: { price: 4 } } }],
  ['S2.2', 'priceOffTrack', { phase: 'sale', table: { red: { price: 9 } } }],
  ['S7.6', 'goodsTooEarly', { phase: 'planning', round: 2, table: { red: { goods: 1 } } }],
  ['S0.3', 'goodsOverLimit', { phase: 'sale', rulings: { pieceLimits: 'limited' }, table: { red: { goods: 19 } } }],
  ['S5.3', 'technologyTwice', { phase: 'sale', table: { red: { technologies: ['GPS', 'GPS'] } } }],
  ['S5.1', 'technologyTooEarly', { phase: 'research', table: { red: { technologies: ['GPS'] } } }],
  [
    'S5.3',
    'patentTwice',
    { phase: 'sale', table: { red: { technologies: ['GPS'], patents: ['GPS'] }, green: { patents: ['GPS'] } } },
  ],
  ['S5.3', 'patentAlone', { phase: 'sale', table: { red: { patents: ['GPS'] } } }],
  ['S5.3', 'patentUnclaimed', { phase: 'sale', table: { red: { technologies: ['GPS'] } } }],
  ['S5.1', 'researchTooEarly', { phase: 'research', table: { red: { research: { GPS: 1 } } } }],
  ['S5.3', 'researchOwned', { phase: 'sale', table: { red: { technologies: ['GPS'], research: { GPS: 1 } } } }],
  ['S5.3', 'researchEnough', { phase: 'sale', bare: true, table: { red: { research: { GPS: 3 } } } }],
  ['S0.2', 'startingImprovementGone', { phase: 'sale', table: { red: { improvements: [] } } }],
  ['S4.1', 'gainsOver', { phase: 'improvement', table: { red: { tokens: 1 } } }],
  ['S4.1', 'gainsUnder', { phase: 'planning', round: 3 }],
  ['SV.1', 'steveStartGone', { phase: 'sale', steve: 'red', table: { red: { placed: ['goods+goods'] } } }],
  ['SV.2', 'stevePlaced', { phase: 'sale', round: 2, steve: 'red' }],
  ['SV.2', 'steveTokens', { phase: 'planning', steve: 'red', table: { red: { tokens: 2 } }, tokens: 18 }],
  ['SV.4', 'steveEarly', { phase: 'improvement', steve: 'red', table: { red: { delayed: 'goods+goods' } } }],
  ['SV.7', 'steveMarkerOwned', { phase: 'sale', steve: 'red', table: { red: { marker: 'CIS' } } }],
  ['SV.7', 'steveMarkerOff', { phase: 'sale', steve: 'red', table: { red: { marker: null } } }],
  ['S0.4', 'blockSize', { phase: 'planning', block: [] }],
  ['S0.4', 'tokensWrong', { phase: 'sale', table: { red: { tokens: 1 } } }],
  ['SN.1', 'soldTooEarly', { phase: 'logistics', board: { CIS: { sold: ['red'] } } }],
  ['S0.1', 'soldUnseated', { phase: 'scoring', board: { CIS: { sold: ['blue'] } } }],
  ['SR.1', 'soldAtRetailer', { phase: 'scoring', board: { China: { sold: ['red'] } } }],
  ['S7.2', 'soldWithoutOffice', { phase: 'scoring', board: { CIS: { sold: ['green'] } } }],
  [
    'S7.3',
    'soldOverPrice',
    { phase: 'scoring', table: { red: { price: 8 } }, board: { CIS: { sold: ['red', 'red', 'red', 'red'] } } },
  ],
];

describe('what no game could reach is found, with its clause', () => {
  for (const [rule, what, spec] of cases)
    test(`${rule} ${what}`, () => {
      expect(foundIn(spec).map((each) => `${each.rule} ${each.what}`)).toContain(`${rule} ${what}`);
    });

  test('S7.4 goods that skipped a willing buyer, S7.3 goods with one who is not', () => {
    const table = { green: { tokens: 1 }, red: { price: 2, tokens: 1 } };
    const sold = (goods: (Colour | null)[]) =>
      foundIn({ phase: 'scoring', table, tokens: 18, board: { CIS: { sold: goods } } }).map(({ what }) => what);
    expect(sold([null, 'red'])).toEqual(['soldSkipping']);
    expect(sold(['red', 'red'])).toEqual([]);
    expect(sold(['red', 'red', 'red', 'red'])).toEqual(['soldUnwilling']);
  });

  test('S7.7 two goods without an office', () => {
    const spec: PositionSpec = {
      phase: 'scoring',
      sides: { '4G': 'B' },
      table: { red: { price: 2, technologies: ['4G'], patents: ['4G'] } },
      board: { Europe: { sold: ['red', 'red'] } },
    };
    expect(foundIn(spec).map(({ what }) => what)).toContain('soldRemoteTwice');
  });

  test('each says itself in a sentence without open places', () => {
    for (const [, , spec] of cases)
      for (const finding of foundIn(spec)) expect(findingWords(finding)).toMatch(/^[^{}|#]{10,}\.$/);
  });
});

/** Every table of a game as a phase is about to begin. */
function* tables(seed: number): Generator<GameState> {
  let state = newGame(randomSetup(seed));
  yield state;
  let random = seed;
  while (state.phase !== 'over') {
    const [seat] = toAct(state);
    // Every fourth game is played by those who open offices and research as fast as they can.
    const fast = seed % 4 === 3 && seat && !findSeat(state, seat)?.steve;
    const thought = fast ? casualAction(state, seat, random) : null;
    const [action, next] = thought ? [thought.action, thought.random] : randomAction(state, random);
    if (!action) return;
    random = next;
    yield* beginnings(state, action);
    state = step(state, action).state;
  }
}

const met = Array.from({ length: 64 }, (_, seed) => [...tables(seed)].map((table) => ({ seed, table }))).flat();
const where = (seed: number, { round, phase }: GameState) => `seed ${seed}, round ${round}, ${phase}`;

describe('tables met in play', () => {
  test('nothing is found wrong with them', () => {
    for (const { seed, table } of met) expect(impossible(table), where(seed, table)).toEqual([]);
    expect(met.length).toBeGreaterThan(2000);
  });

  test('they are completed already', () => {
    for (const { seed, table } of met) {
      const spec = specOf(table, table.phase as PositionSpec['phase']);
      expect(complete(spec), where(seed, table)).toEqual(spec);
    }
  });

  for (const [name, { by, change }] of Object.entries(damages))
    test(`damaged, so that no game reaches them: ${name} (${by.join(', ')})`, () => {
      const seen = met.flatMap(({ seed, table }) => {
        const damaged = change(table, dice(seed));
        return damaged ? [{ seed, damaged }] : [];
      });
      expect(seen.length).toBeGreaterThan(20);
      for (const { seed, damaged } of seen)
        expect(
          impossible(damaged).some(({ rule }) => by.includes(rule)),
          where(seed, damaged),
        ).toBe(true);
    });

  for (const [name, change] of Object.entries(harmless))
    test(`changed into tables of another game: ${name}`, () => {
      const seen = met.flatMap(({ seed, table }) => {
        const changed = change(table, dice(seed));
        return changed ? [{ seed, changed }] : [];
      });
      expect(seen.length).toBeGreaterThan(500);
      for (const { seed, changed } of seen) expect(impossible(changed), where(seed, changed)).toEqual([]);
    });
});

test('every finding has a case here', () => {
  const shown = [...cases.map(([, what]) => what), 'soldSkipping', 'soldUnwilling', 'soldRemoteTwice'];
  expect(Object.keys(findings).filter((what) => !shown.includes(what as FindingKey))).toEqual(['tooFewSeats']);
});
