import { type Colour, type Region, regions } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import {
  bareBoard,
  begin,
  type Change,
  eachReading,
  eachRuleSet,
  edit,
  expectRefused,
  inPhase,
  isLegal,
  play,
  seat,
  showing,
  type TableOptions,
  tableOf,
} from '../kit.ts';
import { endTurn, expand, offBoard, retailer } from './acts.ts';

/** Phase 6: green has an office in North Africa and so many logistics symbols. */
const africa = (logistics: number, change: Change = () => {}, options: TableOptions = {}): GameState =>
  inPhase(
    'logistics',
    (draft) => {
      draft.offices['North Africa'] = ['green'];
      change(draft);
    },
    { ...options, shown: { green: { logistics } } },
  );

const reachable = (state: GameState): Region[] => regions.filter((region) => isLegal(state, expand(region)));

const lying = (state: GameState, region: Region, colour: Colour = 'green'): number =>
  state.progress[region][colour] ?? 0;

describe('phase 6, progress', () => {
  test('S6.1 one progress per active logistics symbol, placed in regions as you like', () => {
    const table = edit(bareBoard(tableOf()), (draft) => {
      draft.offices['North Africa'] = ['green'];
      draft.offices.CIS = ['red'];
    });
    const symbols = { green: { logistics: 3, research: 2, priceUp: 1 }, red: { logistics: 1 } };
    const start = begin(showing(table, symbols), 'logistics');
    expect(start.turn).toMatchObject({ seat: 'green', progress: 3 });
    const state = play(start, expand('Europe'), expand('China'), expand('China'));
    expect([lying(state, 'Europe'), lying(state, 'China')]).toEqual([1, 2]);
    expect(state.turn).toMatchObject({ seat: 'red', progress: 1 });
    expectRefused(state, expand('Europe'), 'SP.3', 'notYourTurn');
  });

  test('S6.1 unused progress is gone, what is placed stays for the next round', () => {
    const state = play(africa(3), expand('Europe'), endTurn());
    expect(state).toMatchObject({ round: 2, phase: 'planning' });
    expect(state.news).toContainEqual(
      expect.objectContaining({ rule: 'S6.1', what: 'progressLost', params: { seat: 'green', progress: 2 } }),
    );
    const next = begin(showing(state, { green: { logistics: 1 } }), 'logistics');
    expect(next.turn).toMatchObject({ seat: 'green', progress: 1 });
    expect(lying(next, 'Europe')).toBe(1);
  });

  test('S6.1 no more progress than symbols', () => {
    const start = africa(1, (draft) => {
      Object.assign(seat(draft, 'green'), { technologies: ['NFC'], goods: 1 }); // so that the turn goes on
    });
    const placed = play(start, expand('Europe'));
    expect(placed.turn).toMatchObject({ seat: 'green', progress: 0 });
    expectRefused(placed, expand('Europe'), 'S6.1', 'noProgressLeft');
    expect(isLegal(placed, offBoard(1))).toBe(true);
  });

  test('S6.1 only in phase 6', () => {
    const state = begin(showing(africa(1), { green: { research: 1, logistics: 1 } }), 'research');
    expectRefused(state, expand('Europe'), 'S6.1', 'wrongPhase');
  });
});

describe('phase 6, connections', () => {
  test('S6.2 worked example 7: from North Africa one reaches Europe, China, Emirates and South America', () => {
    expect(reachable(africa(1))).toEqual(['China', 'Emirates', 'Europe', 'South America']);
  });

  eachReading('connections', 'with an office in North Africa only', (reading, options) => {
    const state = africa(1, undefined, options);
    if (reading === 'needed') {
      expect(reachable(state)).toEqual(['China', 'Emirates', 'Europe', 'South America']);
      for (const region of ['Australia', 'Canada', 'CIS', 'India', 'RSA', 'USA'] as const)
        expectRefused(state, expand(region), 'S6.2', 'notConnected');
    } else expect(reachable(state)).toEqual(regions.filter((region) => region !== 'North Africa'));
  });

  test('S6.2 only your own offices connect', () => {
    const state = africa(1, (draft) => {
      draft.offices.Emirates = ['red'];
    });
    expectRefused(state, expand('RSA'), 'S6.2', 'notConnected');
  });

  test('S6.2 progress lying in a region connects nothing', () => {
    const state = africa(1, (draft) => {
      draft.progress.Emirates = { green: 1 };
    });
    expectRefused(state, expand('RSA'), 'S6.2', 'notConnected');
  });

  eachReading('midTurnConnection', 'an office opened in Emirates this turn opens RSA', (reading, options) => {
    const start = africa(
      3,
      (draft) => {
        draft.progress.Emirates = { green: 1 };
      },
      options,
    );
    const free = options.ruleSet === 'e1'; // S6.2: no limit there, so nothing to open
    expect(isLegal(start, expand('RSA'))).toBe(free);
    const state = play(start, expand('Emirates'));
    expect(state.offices.Emirates).toEqual(['green']);
    if (free || reading === 'atOnce') {
      expect(play(state, expand('RSA'), expand('RSA')).offices.RSA).toEqual(['green']);
      return;
    }
    expectRefused(state, expand('RSA'), 'S6.3', 'notConnectedAtStart');
    expectRefused(state, expand('USA'), 'S6.2', 'notConnected');
    expect(isLegal(begin(state, 'logistics'), expand('RSA'))).toBe(true);
  });

  eachReading('retailerConnects', 'an office on the retailer in Canada opens the USA', (reading, options) => {
    const start = africa(
      1,
      (draft) => {
        draft.retailers = { Canada: retailer.small.nothing };
        draft.offices.Canada = ['green'];
      },
      options,
    );
    const opens = options.ruleSet === 'e1' || reading === 'connects';
    expect(isLegal(start, expand('USA'))).toBe(opens);
    if (!opens) expectRefused(start, expand('USA'), 'S6.2', 'notConnected');
    // The offices in plain regions connect by either reading, to a retailer's region too.
    const toRetailer = edit(start, (draft) => {
      draft.retailers = { Emirates: retailer.small.nothing };
    });
    expect(isLegal(toRetailer, expand('Emirates'))).toBe(true);
  });
});

describe('phase 6, opening an office', () => {
  test.each<[Region, number]>([
    ['Emirates', 2],
    ['South America', 3],
    ['Europe', 4],
  ])('S6.4 an office in %s costs %i: leftmost free space, progress comes back', (region, cost) => {
    let state = africa(cost + 1, (draft) => {
      draft.offices[region] = ['red'];
    });
    for (let progress = 1; progress < cost; progress++) {
      state = play(state, expand(region));
      expect(state.offices[region]).toEqual(['red']);
      expect(lying(state, region)).toBe(progress);
    }
    state = play(state, expand(region));
    expect(state.offices[region]).toEqual(['red', 'green']);
    expect(lying(state, region)).toBe(0);
    // What came back is not progress for this turn: one symbol more than the cost leaves one.
    expect(state.turn).toMatchObject({ seat: 'green', progress: 1 });
  });

  test('S6.4 another’s progress in the region does not count towards yours, and stays', () => {
    const state = play(
      africa(2, (draft) => {
        draft.progress.Emirates = { red: 1 };
      }),
      expand('Emirates'),
    );
    expect(state.offices.Emirates).toEqual([]);
    const opened = play(state, expand('Emirates'));
    expect(opened.offices.Emirates).toEqual(['green']);
    expect(lying(opened, 'Emirates', 'red')).toBe(1);
  });

  eachRuleSet('S6.6 on a retailer: its leftmost free space, for the region’s cost', (o) => {
    const cases = [
      ['Emirates', 2, retailer.small.nothing],
      ['South America', 3, retailer.medium.nothing],
      ['China', 4, retailer.large.nothing],
    ] as const;
    for (const [region, cost, tile] of cases) {
      const start = africa(
        cost,
        (draft) => {
          draft.retailers = { [region]: tile };
          draft.offices[region] = ['red'];
        },
        o,
      );
      const before = play(start, ...Array.from({ length: cost - 1 }, () => expand(region)));
      expect(before.offices[region]).toEqual(['red']);
      expect(play(before, expand(region)).offices[region]).toEqual(['red', 'green']);
    }
  });
});
