import { randomAction } from '@machines/bots/random.ts';
import { impossible } from '@machines/smartphone/audit/index.ts';
import type { ClauseId } from '@machines/smartphone/clauses/index.ts';
import { step } from '@machines/smartphone/flow.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { layOut } from '@machines/smartphone/position/build.ts';
import type { PositionSpec } from '@machines/smartphone/position/spec.ts';
import { newGame } from '@machines/smartphone/start.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { FindingKey } from '@machines/smartphone/words/en/findings.ts';
import { findingWords } from '@machines/smartphone/words/finding.ts';
import { describe, expect, test } from 'vitest';
import { randomSetup } from '../smartphone/games.ts';
import { beginnings } from '../smartphone/invariants.ts';

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
  ['S6.2', 'officeApart', { ...round2, bare: true, board: { CIS: { offices: ['red'] }, RSA: { offices: ['red'] } } }],
  ['S6.1', 'officeTooEarly', { phase: 'research', board: { Europe: { offices: ['red'] } } }],
  ['S6.4', 'progressEnough', { phase: 'sale', board: { USA: { progress: { red: 4 } } } }],
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
  ['S5.3', 'researchOwned', { phase: 'sale', table: { red: { technologies: ['GPS'], research: { GPS: 1 } } } }],
  ['S5.3', 'researchEnough', { phase: 'sale', bare: true, table: { red: { research: { GPS: 3 } } } }],
  ['S0.2', 'startingImprovementGone', { phase: 'sale', table: { red: { improvements: [] } } }],
  ['S4.1', 'gainsOver', { phase: 'improvement', table: { red: { tokens: 1 } } }],
  ['S4.1', 'gainsUnder', { phase: 'planning', round: 3 }],
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
    const sold = (goods: (Colour | null)[]) =>
      foundIn({ phase: 'scoring', table: { red: { price: 2 } }, board: { CIS: { sold: goods } } }).map(
        ({ what }) => what,
      );
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
    const [action, next] = randomAction(state, random);
    if (!action) return;
    random = next;
    yield* beginnings(state, action);
    state = step(state, action).state;
  }
}

test('nothing is found wrong with what real games reach', () => {
  let looked = 0;
  for (let seed = 0; seed < 48; seed++)
    for (const state of tables(seed)) {
      expect(impossible(state), `seed ${seed}, round ${state.round}, ${state.phase}`).toEqual([]);
      looked++;
    }
  expect(looked).toBeGreaterThan(1000);
});
