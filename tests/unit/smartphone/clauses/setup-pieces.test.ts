import { printed } from '@machines/smartphone/components/printed.ts';
import { colours, regions, technologies } from '@machines/smartphone/names.ts';
import { setUp } from '@machines/smartphone/rules/setup.ts';
import { costOfTechnology } from '@machines/smartphone/rules/technologies.ts';
import { tileSymbols } from '@machines/smartphone/rules/tiles.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import {
  begin,
  eachReading,
  edit,
  expectRefused,
  inPhase,
  isLegal,
  offices,
  play,
  seat,
  setupOf,
  showing,
  type TableRules,
  tableOf,
  told,
} from '../kit.ts';

const seeds = Array.from({ length: 60 }, (_, at) => at + 1);
const canada = { type: 'expand', seat: 'green', region: 'Canada' } as const;
const china = { type: 'expand', seat: 'green', region: 'China' } as const;
const secondInCis = { type: 'secondOffice', seat: 'green', region: 'CIS' } as const;
const on4G = { type: 'research', seat: 'green', technology: '4G' } as const;

/**
 * Green in the 11 regions besides Canada and with all 6 technologies: 17 office markers in use, or 18 with a second
 * office in India. Two logistics are what Canada costs; the good keeps NFC side A, and so the turn, open.
 */
const manyOffices = (options: TableRules, used: 17 | 18): GameState =>
  inPhase(
    'logistics',
    (draft) => {
      for (const region of Object.keys(draft.offices) as (keyof typeof draft.offices)[])
        if (region !== 'Canada') draft.offices[region] = ['green'];
      if (used === 18) draft.offices.India = ['green', 'green'];
      Object.assign(seat(draft, 'green'), { technologies: [...technologies], goods: 1 });
    },
    { ...options, shown: { green: { logistics: 2 } } },
  );

/**
 * Green with 10 progress on technologies, this much in Europe, and more to place; nothing is paid for.
 * The good keeps NFC side A, and so the turn of phase 6, open.
 */
const muchProgress = (options: TableRules, inEurope: number, phase: 'research' | 'logistics'): GameState =>
  inPhase(
    phase,
    (draft) => {
      draft.offices['North Africa'] = ['green'];
      draft.progress.Europe.green = inEurope;
      const green = seat(draft, 'green');
      Object.assign(green, { technologies: ['NFC'], goods: 1 });
      green.research = { GPS: 2, 'Wi-Fi': 2, Gamepad: 3, 'Li-ion': 3, NFC: 0, '4G': 0 };
    },
    { ...options, shown: { green: { research: 2, logistics: 2 } } },
  );

describe('set-up, pieces', () => {
  test('S0.3 two pads, A and B, of two by three cells, printed on both sides', () => {
    expect(Object.keys(printed.pads)).toEqual(['A', 'B']);
    for (const { side1, side2 } of Object.values(printed.pads))
      for (const side of [side1, side2]) expect(side.map((row) => row.length)).toEqual([2, 2, 2]);
  });

  test('S0.3 each player has 18 offices and 20 goods cubes', () => {
    expect(printed.supply).toMatchObject({ officesPerSeat: 18, goodsPerSeat: 20 });
  });

  eachReading('pieceLimits', 'at most 18 goods at a time', (reading, options) => {
    const made = begin(showing(tableOf(options), { green: { goods: 20 }, red: { goods: 18 } }), 'production');
    expect(seat(made, 'green').goods).toBe(reading === 'limited' ? 18 : 20);
    expect(seat(made, 'red').goods).toBe(18);
    const limited = { rule: 'S0.3', what: 'goodsLimited', params: { seat: 'green', wanted: 20, goods: 18 } };
    expect(made.news.filter(({ what }) => what === 'goodsLimited')).toMatchObject(
      reading === 'limited' ? [limited] : [],
    );
    // 20 cubes less the two that mark VP and price; 15 of them still lie there from last round.
    const kept = edit(tableOf(options), (draft) => {
      seat(draft, 'green').goods = 15;
    });
    const more = begin(showing(kept, { green: { goods: 7 } }), 'production');
    expect(seat(more, 'green').goods).toBe(reading === 'limited' ? 18 : 22);
  });

  eachReading('pieceLimits', '18 offices, those on technologies counted', (reading, options) => {
    const state = manyOffices(options, 18);
    if (reading === 'limited') {
      expectRefused(state, canada, 'S0.3', 'noOfficesLeft');
      expectRefused(state, secondInCis, 'S0.3', 'noOfficesLeft');
    } else expect(offices(play(state, canada, canada), 'Canada')).toEqual(['green']);
  });

  eachReading('pieceLimits', 'the eighteenth office can still be placed', (_reading, options) => {
    expect(offices(play(manyOffices(options, 17), canada, canada), 'Canada')).toEqual(['green']);
    expect(offices(play(manyOffices(options, 17), secondInCis), 'CIS')).toEqual(['green', 'green']);
  });

  eachReading('pieceLimits', 'no research without an office left to mark what it completes', (reading, options) => {
    // An office in each of the 12 regions and on 5 technologies; the eighteenth is a second one in India.
    const using = (used: 17 | 18, on4G: number) =>
      inPhase(
        'research',
        (draft) => {
          for (const region of regions) draft.offices[region] = ['green'];
          if (used === 18) draft.offices.India = ['green', 'green'];
          seat(draft, 'green').technologies = technologies.filter((each) => each !== '4G');
          seat(draft, 'green').research['4G'] = on4G;
        },
        { ...options, shown: { green: { research: 1 } } },
      );
    expect(isLegal(using(17, 0), on4G)).toBe(true);
    expect(isLegal(using(18, 0), on4G)).toBe(reading === 'endless');
    // What was paid for by a discount waits for an office too.
    const completed = (used: 17 | 18) => seat(using(used, 9), 'green').technologies.includes('4G');
    expect([completed(17), completed(18)]).toEqual([true, reading === 'endless']);
  });

  eachReading(
    'pieceLimits',
    'S9.13 the last office marks Gamepad side B, and none is left to place for it',
    (reading, options) => {
      const completing = (offices: number) =>
        play(
          inPhase(
            'research',
            (draft) => {
              draft.offices.China = Array.from({ length: offices }, () => 'green');
              seat(draft, 'green').research.Gamepad = printed.technologies.Gamepad.costWithPatent - 1;
            },
            { ...options, sides: { Gamepad: 'B' }, shown: { green: { research: 2 } } },
          ),
          { type: 'research', seat: 'green', technology: 'Gamepad' },
        );
      expect(completing(16).pending).toEqual({ kind: 'freeOffice' });
      const last = completing(17);
      const lost = { rule: 'S9.13', what: 'freeOfficeLost', params: { seat: 'green' } };
      if (reading === 'endless') expect(last.pending).toEqual({ kind: 'freeOffice' });
      else expect(last.news).toContainEqual(expect.objectContaining(lost));
      expect(last.pending === null).toBe(reading === 'limited');
    },
  );

  eachReading('progressMarkers', 'twelve progress markers where they are counted', (reading, { ruleSet }) => {
    const limited: TableRules = { ruleSet, rulings: { pieceLimits: 'limited' } };
    // 10 on technologies and 2 in Europe: none is left for a technology or a region.
    const twelve = muchProgress(limited, 2, 'logistics');
    if (reading === 'counted') expectRefused(twelve, china, 'S0.3', 'noProgressMarkers');
    else expect(isLegal(twelve, china)).toBe(true);
    expect(isLegal(muchProgress(limited, 2, 'research'), on4G)).toBe(reading === 'endless');
    // One more fits beside eleven, two do not.
    const last = play(muchProgress(limited, 1, 'logistics'), china);
    expect(last.progress.China.green).toBe(1);
    expect(isLegal(last, china)).toBe(reading === 'endless');
    expect(isLegal(muchProgress(limited, 1, 'research'), on4G)).toBe(true);
    // Without the limit they never run out in any edition.
    expect(isLegal(muchProgress({ ruleSet, rulings: {} }, 2, 'logistics'), china)).toBe(true);
  });

  eachReading('pieceLimits', 'goods tokens and improvements are limited either way', (_reading, options) => {
    const state = begin(
      showing(
        edit(tableOf(options), (draft) => {
          draft.tokens = 0;
        }),
        { red: { improve: 1 } },
      ),
      'improvement',
    );
    expect(told(state, 'noToken')).toBe(true);
    expect(seat(state, 'green').tokens).toBe(0);
    const [taken] = state.pile;
    expectRefused(state, { type: 'takeImprovement', seat: 'red', tile: taken ?? -1 }, 'S4.1', 'notInBlock');
  });

  test('S0.4 the 27 improvements are of these kinds', () => {
    const kinds: Record<string, number> = {};
    for (let at = 0; at < 27; at++) {
      const kind = tileSymbols(printed, at).join(' + ');
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    expect(kinds).toEqual({
      'logistics + logistics': 2,
      'logistics + priceUp': 4,
      'logistics + goodsPriceDown': 3,
      'logistics + research': 2,
      'priceUp + goods': 4,
      'priceUp + research': 2,
      'goodsPriceDown + goods': 2,
      'goodsPriceDown + research': 3,
      'goods + goods': 3,
      'research + research': 2,
    });
  });

  test('S0.4 five improvements lie face up, the other 22 in the pile, no starting improvement among them', () => {
    const { block, pile } = tableOf();
    expect(block).toHaveLength(5);
    expect([...block, ...pile].sort((a, b) => a - b)).toEqual(Array.from({ length: 27 }, (_, at) => at));
  });

  test('S0.4 the improvements are shuffled by the seed', () => {
    const blocks = seeds.map((seed) => tableOf({ seed }).block);
    expect(new Set(blocks.map(String)).size).toBeGreaterThan(50);
    expect(new Set(blocks.flat()).size).toBe(27);
    expect(tableOf({ seed: 7 }).pile).toEqual(tableOf({ seed: 7 }).pile);
  });

  test('S0.4 20 goods tokens, nobody has one yet', () => {
    const state = tableOf({ seats: [...colours] });
    expect(state.tokens).toBe(20);
    expect(state.seats.map(({ tokens }) => tokens)).toEqual([0, 0, 0, 0, 0]);
  });

  test('S0.4 six technologies, each with its patent still to be had', () => {
    const state = tableOf();
    const green = seat(state, 'green');
    // Costs with the patent, in board order.
    expect(technologies.map((technology) => costOfTechnology(state, green, technology))).toEqual([3, 3, 4, 4, 5, 6]);
    for (const { technologies: own, patents } of state.seats) expect([own, patents]).toEqual([[], []]);
  });

  test('S0.4 sides: all A for a first game', () => {
    for (const seed of seeds)
      expect(new Set(Object.values(setUp({ ...setupOf({ seed }), technologySides: 'A' }).sides))).toEqual(
        new Set(['A']),
      );
  });

  test('S0.4 sides: chosen ones are the ones in play', () => {
    expect(tableOf({ sides: { 'Wi-Fi': 'B', NFC: 'B' } }).sides).toEqual({
      GPS: 'A',
      'Wi-Fi': 'B',
      Gamepad: 'A',
      'Li-ion': 'A',
      NFC: 'B',
      '4G': 'A',
    });
  });

  test('S0.4 sides: at random each technology for itself', () => {
    const drawn = seeds.map((seed) => setUp({ ...setupOf({ seed }), technologySides: 'random' }).sides);
    for (const technology of technologies)
      expect(new Set(drawn.map((sides) => sides[technology]))).toEqual(new Set(['A', 'B']));
    // Were they drawn together, there would be only two patterns.
    expect(new Set(drawn.map((sides) => Object.values(sides).join(''))).size).toBeGreaterThan(20);
  });
});
