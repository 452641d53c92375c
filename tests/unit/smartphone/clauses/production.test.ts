import { rulesOf } from '@machines/smartphone/choices.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import type { Technology } from '@machines/smartphone/names.ts';
import type { Tally } from '@machines/smartphone/rules/symbols.ts';
import { noPowers, yieldOf } from '@machines/smartphone/rules/yields.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import {
  active,
  begin,
  eachReading,
  eachRuleSet,
  edit,
  play,
  seat,
  setupOf,
  showing,
  type TableOptions,
  tableOf,
} from '../kit.ts';
import { lay, pad, planners, shown, steps, tallyOf, tile } from './layouts.ts';

interface Means {
  tokens?: number;
  technologies?: Technology[];
  goods?: number;
}

/** Green's goods after phase 3 with these active symbols. */
const goodsWith = (tally: Partial<Tally>, options: TableOptions = {}, means: Means = {}): number => {
  const table = edit(tableOf(options), (draft) => {
    Object.assign(seat(draft, 'green'), means);
  });
  return seat(begin(showing(table, { green: tally }), 'production'), 'green').goods;
};

describe('phase 3, production', () => {
  eachRuleSet('S3.1 worked example 2: four covered cells and three goods symbols make 7', (options) => {
    expect(goodsWith({ covered: 4, goods: 1, goodsPriceDown: 2 }, options)).toBe(7);
    const pads = { bottom: pad('B', 1, 0, 0), top: pad('A', 2, 0, 1), improvements: [] };
    expect(seat(shown(planners([], options), pads), 'green').goods).toBe(7);
  });

  test('S3.1 what a plan gives in every phase, before it is played', () => {
    const rules = rulesOf({ setup: setupOf() });
    const nothing = { symbols: 0, covered: 0, faceDown: 0, tokens: 0, technologies: 0 };
    expect(yieldOf(printed, rules, active({}), noPowers)).toEqual({
      price: 5,
      goods: nothing,
      improve: false,
      research: 0,
      logistics: 0,
    });
    const tally = active({
      goods: 1,
      goodsPriceDown: 2,
      priceUp: 1,
      research: 2,
      logistics: 1,
      improve: 1,
      covered: 3,
    });
    expect(yieldOf(printed, rules, tally, noPowers)).toMatchObject({
      price: 5 - 2 + 1,
      goods: { ...nothing, symbols: 3, covered: 3 },
      logistics: 1,
    });
    // Li-ion side A: the price symbol is logistics too. NFC side B: one up. A token is a good.
    expect(yieldOf(printed, rules, tally, { ...noPowers, liIonA: true, nfcB: true, tokens: 1 })).toEqual({
      price: 5 - 2 + 1 + 1,
      goods: { ...nothing, symbols: 3, covered: 3, tokens: 1 },
      improve: true,
      research: 2,
      logistics: 2,
    });
  });

  test('S3.1 one good from each source', () => {
    expect(goodsWith({ goods: 1 })).toBe(1);
    expect(goodsWith({ goodsPriceDown: 1 })).toBe(1);
    expect(goodsWith({ covered: 1 })).toBe(1);
    expect(goodsWith({ faceDown: 1 })).toBe(1);
    expect(goodsWith({}, {}, { tokens: 1 })).toBe(1);
    expect(goodsWith({ goods: 2, goodsPriceDown: 3, covered: 4, faceDown: 5 }, {}, { tokens: 6 })).toBe(20);
  });

  test('S3.1 no other symbol makes goods', () => {
    expect(goodsWith({ priceUp: 2, research: 2, logistics: 2, improve: 1 })).toBe(0);
  });

  test('S3.2 a cell covered by an improvement gives nothing', () => {
    const logisticsPair = tile('logistics', 'logistics');
    // Over two bare cells of B; 2 cells lie under A, goods from A's symbol and B's price down.
    const placed = shown(planners([logisticsPair]), steps(lay(logisticsPair, 0, 1, 1)));
    expect(seat(placed, 'green').goods).toBe(4);
    // Face down it would have made one more.
    expect(seat(shown(planners([logisticsPair]), steps()), 'green').goods).toBe(5);
  });

  test('S3.2 an improvement on top of both pads takes nothing from the cells covered below', () => {
    const logisticsPair = tile('logistics', 'logistics');
    expect(tallyOf(planners([logisticsPair]), steps(lay(logisticsPair, 1, 1, 1))).covered).toBe(2);
  });

  eachReading('padOverImprovement', 'an improvement between the pads', (reading, options) => {
    const counts = reading === 'counts';
    const logisticsPair = tile('logistics', 'logistics');
    const goods = (plan: ReturnType<typeof steps>) =>
      seat(shown(planners([logisticsPair], options), plan), 'green').goods;
    // Two goods symbols stay visible; both covered cells, or one of them, have the improvement between.
    expect(goods(steps(lay(logisticsPair, 1, 1, 1, 'under')))).toBe(counts ? 4 : 2);
    expect(goods(steps(lay(logisticsPair, 0, 1, 0, 'under')))).toBe(counts ? 4 : 3);
    expect(goods(steps(lay(logisticsPair, 1, 1, 1, 'over')))).toBe(4);
  });

  test('S3.3 GPS side A doubles goods with price down, not plain goods; side B does not', () => {
    const tally = { goods: 2, goodsPriceDown: 2, goodsPriceDownOnPads: 2, covered: 1 };
    expect(goodsWith(tally, {}, { technologies: ['GPS'] })).toBe(7);
    expect(goodsWith(tally, {}, { technologies: ['Wi-Fi'] })).toBe(5);
    expect(goodsWith(tally, { sides: { GPS: 'B' } }, { technologies: ['GPS'] })).toBe(5);
  });

  test('S3.3 a doubled symbol still lowers the price by 1', () => {
    const table = edit(tableOf(), (draft) => {
      seat(draft, 'green').technologies = ['GPS'];
    });
    const state = begin(showing(table, { green: { goodsPriceDown: 2, goodsPriceDownOnPads: 2 } }), 'pricing');
    expect(seat(state, 'green')).toMatchObject({ price: 3, goods: 4 });
  });

  eachReading('gpsScope', 'are symbols on improvements doubled?', (reading, options) => {
    const priceDown = tile('goodsPriceDown', 'goods');
    const table = planners([priceDown], options, (green) => {
      green.technologies = ['GPS'];
    });
    // Over B's research and an empty cell: price down on a pad and on the improvement, 2 plain goods, 2 covered cells.
    const state = shown(table, steps(lay(priceDown, 0, 1, 1)));
    expect(seat(state, 'green').goods).toBe(reading === 'everywhere' ? 2 + 2 + 2 + 2 : 2 + 1 + 2 + 2);
  });
});

describe('phase 3, Li-ion side B', () => {
  const sides = { 'Li-ion': 'B' } as const;

  /** Green, one progress short of Li-ion, completes it with these technologies before. */
  const research = (options: TableOptions, before: Technology[]): GameState => {
    const table = edit(tableOf({ ...options, sides }), (draft) => {
      const green = seat(draft, 'green');
      green.technologies = before;
      green.research['Li-ion'] = 3;
    });
    const ready = begin(showing(table, { green: { research: 1, logistics: 1 } }), 'research');
    return play(ready, { type: 'research', seat: 'green', technology: 'Li-ion' });
  };

  eachReading('liIonGoods', 'one good per technology, or per two', (reading, options) => {
    const each = reading === 'perTechnology';
    // Now: Li-ion is the third technology, then the fourth.
    expect(seat(research(options, ['GPS', 'NFC']), 'green').goods).toBe(each ? 3 : 1);
    expect(seat(research(options, ['GPS', 'NFC', '4G']), 'green').goods).toBe(each ? 4 : 2);
    // And in every later production phase, with one technology, five and six.
    const later = (technologies: Technology[]) => goodsWith({ goods: 1 }, { ...options, sides }, { technologies });
    expect(later(['Li-ion'])).toBe(1 + (each ? 1 : 0));
    expect(later(['GPS', 'Gamepad', 'Li-ion', '4G', 'NFC'])).toBe(1 + (each ? 5 : 2));
    expect(later(['GPS', 'Gamepad', 'Li-ion', '4G', 'NFC', 'Wi-Fi'])).toBe(1 + (each ? 6 : 3));
  });

  eachReading('liIonItself', 'does it count itself?', (reading, options) => {
    const counts = reading === 'counts';
    const each = options.ruleSet === 'e1' || options.ruleSet === 'e1c';
    // Two technologies, Li-ion one of them.
    const extra = each ? (counts ? 2 : 1) : counts ? 1 : 0;
    expect(seat(research(options, ['GPS']), 'green').goods).toBe(extra);
    expect(goodsWith({}, { ...options, sides }, { technologies: ['Li-ion', 'GPS'] })).toBe(extra);
  });

  test('S3.4 not from side A, nor without Li-ion', () => {
    expect(goodsWith({}, {}, { technologies: ['Li-ion', 'GPS'] })).toBe(0);
    expect(goodsWith({}, { sides }, { technologies: ['NFC', 'GPS'] })).toBe(0);
  });
});

describe('phase 3, forced', () => {
  test('S3.5 everyone makes exactly what the plan gives, with nothing to decide', () => {
    const state = begin(showing(tableOf(), { green: { goods: 9 }, red: { covered: 4 } }), 'production');
    expect(state.phase).toBe('improvement');
    expect(state.seats.map(({ goods }) => goods)).toEqual([9, 4]);
  });

  test('S3.5 goods kept from before are added to, not replaced', () => {
    expect(goodsWith({ goods: 4 }, {}, { goods: 3 })).toBe(7);
  });

  test('S3.5 under the limit of S0.3 only up to the cubes there are', () => {
    const options: TableOptions = { rulings: { pieceLimits: 'limited' } };
    expect(goodsWith({ goods: 4 }, options, { goods: 14 })).toBe(18);
    expect(goodsWith({ goods: 4 }, options, { goods: 17 })).toBe(18);
    expect(goodsWith({ goods: 4 }, options, { goods: 18 })).toBe(18);
  });
});
