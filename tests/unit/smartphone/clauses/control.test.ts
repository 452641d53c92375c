import type { RuleSet } from '@machines/smartphone/choices.ts';
import { type Colour, colours, type Region } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { eachReading, eachRuleSet, inPhase, seat, type TableRules } from '../kit.ts';

interface Market {
  region: Region;
  offices: Colour[];
  /** Left to right; the buyers not named are free. */
  sold: (Colour | null)[];
}

/** Phase 8 at a table of five with one market, and what each seat got for control there. */
function control({ region, offices, sold }: Market, options: Partial<TableRules> = {}): Record<Colour, number> {
  const state = inPhase(
    'scoring',
    (draft: GameState) => {
      draft.offices[region] = offices;
      draft.sold[region] = draft.sold[region].map((_, at) => sold[at] ?? null);
    },
    { ...options, seats: [...colours] },
  );
  const entries = colours.map((colour) => [colour, seat(state, colour).income[0]?.control]);
  return Object.fromEntries(entries) as Record<Colour, number>;
}

const nobody = { green: 0, blue: 0, black: 0, yellow: 0, red: 0 };

describe('phase 8: control of regions', () => {
  const printedVp: [Region, [first: number, second: number][]][] = [
    // small, medium, large: VP over each space; 0 where no second place is shown
    [
      'Canada',
      [
        [1, 0],
        [2, 0],
        [4, 2],
      ],
    ],
    [
      'India',
      [
        [2, 0],
        [3, 0],
        [5, 2],
        [6, 3],
      ],
    ],
    [
      'USA',
      [
        [3, 0],
        [4, 0],
        [5, 2],
        [6, 3],
        [8, 4],
      ],
    ],
  ];
  for (const [region, spaces] of printedVp)
    for (const [at, [first, second]] of spaces.entries())
      test(`S8.2 ${region} with ${at + 1} offices pays ${first} and ${second}`, () => {
        const offices = (['green', 'blue', 'black', 'yellow', 'red'] as const).slice(0, at + 1);
        const got = control({ region, offices, sold: ['blue', 'green', 'green'] });
        expect(got).toEqual({ ...nobody, green: first, blue: second });
      });

  eachRuleSet('S8.2 the rightmost office counts whoever owns it, and most goods win, not the leftmost', (options) => {
    const market: Market = {
      region: 'India',
      offices: ['green', 'blue', 'yellow', 'red'],
      sold: ['green', 'blue', 'blue'],
    };
    expect(control(market, options)).toEqual({ ...nobody, blue: 6, green: 3 });
  });

  test('S8.2 a second office of one player counts as an office there', () => {
    expect(control({ region: 'India', offices: ['green', 'green', 'blue'], sold: ['blue', 'green', 'green'] })).toEqual(
      { ...nobody, green: 5, blue: 2 },
    );
  });

  test('S8.2 the third seller gets nothing', () => {
    const market: Market = {
      region: 'USA',
      offices: ['red', 'blue', 'yellow'],
      sold: ['red', 'blue', 'blue', 'yellow', 'yellow', 'yellow'],
    };
    expect(control(market)).toEqual({ ...nobody, yellow: 5, blue: 2 });
  });

  test('S8.2 every region is counted for itself', () => {
    const state = inPhase('scoring', (draft) => {
      draft.offices.India = ['green'];
      draft.offices.USA = ['red', 'green'];
      draft.offices.RSA = ['red'];
      draft.sold.India[0] = 'green';
      draft.sold.USA[0] = 'green';
      draft.sold.RSA[0] = 'red';
    });
    expect(seat(state, 'green').income[0]?.control).toBe(2 + 4);
    expect(seat(state, 'red').income[0]?.control).toBe(1);
    expect(seat(state, 'green').vp).toBe(3 + 2 * 5 + 2 + 4);
  });
});

describe('phase 8: equal sales', () => {
  eachReading('controlTie', 'goods or offices further left', (reading, options) => {
    const market: Market = { region: 'India', offices: ['blue', 'green'], sold: ['green', 'blue'] };
    expect(control(market, options)).toEqual({ ...nobody, [reading === 'goods' ? 'green' : 'blue']: 3 });
  });

  eachReading('controlTie', 'the leftmost of several decides', (reading, options) => {
    // by goods blue (first buyer) beats green (second) though blue's other good is furthest right;
    // by offices green (first space) beats blue though green's other office is the last
    const market: Market = {
      region: 'India',
      offices: ['green', 'blue', 'green'],
      sold: ['blue', 'green', 'green', null, null, 'blue'],
    };
    const [first, second] = reading === 'goods' ? ['blue', 'green'] : ['green', 'blue'];
    expect(control(market, options)).toEqual({ ...nobody, [first as Colour]: 5, [second as Colour]: 2 });
  });

  eachReading('controlTie', 'second place by the same rule', (reading, options) => {
    const market: Market = {
      region: 'USA',
      offices: ['red', 'blue', 'green'],
      sold: ['green', 'blue', 'red', 'red'],
    };
    expect(control(market, options)).toEqual({ ...nobody, red: 5, [reading === 'goods' ? 'green' : 'blue']: 2 });
  });

  eachRuleSet('S8.3 a tie is told as one, for first place and for second', (options) => {
    const state = inPhase(
      'scoring',
      (draft) => {
        draft.offices.India = ['red', 'green'];
        draft.sold.India = ['red', 'green', null, null, null, null];
        draft.offices.USA = ['blue', 'red', 'green'];
        draft.sold.USA = ['blue', 'blue', 'red', 'green', null, null, null, null];
      },
      { ...options, seats: ['green', 'blue', 'red'] },
    );
    const ties = state.news.filter(({ what }) => what === 'controlTie').map(({ params }) => params);
    expect(ties).toEqual([
      { seat: 'red', region: 'India' },
      { seat: 'red', region: 'USA' },
    ]);
    expect(state.news).toContainEqual(
      expect.objectContaining({ rule: 'S8.3', what: 'controlTie', params: { seat: 'red', region: 'India' } }),
    );
  });
});

describe('phase 8: a seller without an office', () => {
  eachReading('controlWithoutOffice', 'level with the owner of an office', (reading, options) => {
    const market: Market = { region: 'India', offices: ['blue', 'red', 'red'], sold: ['green', 'blue', 'blue', 'red'] };
    // blue has most either way; second is green by the tie with red (further left), or red where an office is needed
    expect(control(market, options)).toEqual({
      ...nobody,
      blue: 5,
      [reading === 'counts' ? 'green' : 'red']: 2,
    });
  });

  eachReading('controlWithoutOffice', 'the only seller', (reading, options) => {
    const market: Market = { region: 'India', offices: ['blue', 'red'], sold: ['green'] };
    expect(control(market, options)).toEqual({ ...nobody, green: reading === 'counts' ? 3 : 0 });
  });

  eachReading('controlWithoutOffice', 'no office at all in the region: no VP', (_reading, options) => {
    expect(control({ region: 'India', offices: [], sold: ['green', 'blue'] }, options)).toEqual(nobody);
  });

  for (const ruleSet of ['e1', 'e1c', 'e2'] as const)
    test(`S8.5 where offices break ties, those without come after all who have one (${ruleSet})`, () => {
      const options: TableRules = { ruleSet, rulings: { controlTie: 'offices', controlWithoutOffice: 'counts' } };
      const tied: Market = {
        region: 'USA',
        offices: ['black', 'yellow', 'red'],
        sold: ['green', 'red', 'blue', 'yellow'],
      };
      expect(control(tied, options)).toEqual({ ...nobody, yellow: 5, red: 2 });
      // among themselves only their goods stand in the region
      expect(control({ ...tied, sold: ['blue', 'green'] }, options)).toEqual({ ...nobody, blue: 5, green: 2 });
      // more goods still win without an office
      expect(control({ ...tied, sold: ['red', 'green', 'green'] }, options)).toEqual({ ...nobody, green: 5, red: 2 });
    });
});

describe('phase 8: the printed examples', () => {
  eachRuleSet(
    'S8.6 worked example 6: the rightmost space shows 2 and is yellow’s, blue sold more and gets 2',
    (options) => {
      const market: Market = { region: 'Canada', offices: ['blue', 'yellow'], sold: ['yellow', 'blue', 'blue'] };
      expect(control(market, options)).toEqual({ ...nobody, blue: 2 });
    },
  );

  for (const ruleSet of ['e1', 'e1c'] satisfies RuleSet[])
    test(`S8.6 worked example 6: in the first edition’s text the space shows 4, so blue gets 4 (${ruleSet})`, () => {
      // a large region's second space shows 4 and no second place
      const market: Market = { region: 'USA', offices: ['blue', 'yellow'], sold: ['yellow', 'blue', 'blue'] };
      expect(control(market, { ruleSet, rulings: {} })).toEqual({ ...nobody, blue: 4 });
    });

  for (const region of ['India', 'USA'] satisfies Region[]) {
    const market: Market = { region, offices: ['blue', 'green', 'red', 'yellow'], sold: ['blue', 'green', 'red'] };
    eachRuleSet(`S8.6 worked example 6 in ${region}: equal sales, blue 6, green 3, red 0`, (options) => {
      expect(control(market, options)).toEqual({ ...nobody, blue: 6, green: 3 });
    });
    // offices and goods stand in the same order here, so both readings agree
    eachReading('controlTie', `the printed example in ${region}`, (_reading, options) => {
      expect(control(market, options)).toEqual({ ...nobody, blue: 6, green: 3 });
    });
  }
});
