import { rulesOf } from '@machines/smartphone/choices.ts';
import { countedCells } from '@machines/smartphone/desk/counted.ts';
import { coveredSpots, openingPlan, planOnDesk, readPlan, spotFor } from '@machines/smartphone/desk.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { refusePlan } from '@machines/smartphone/rules/plan.ts';
import { randomPlan } from '@machines/smartphone/rules/planSpace.ts';
import { noPowers, type Powers, totalGoods } from '@machines/smartphone/rules/yields.ts';
import { describe, expect, test } from 'vitest';
import { desk, lay, liesOnDesk, logisticsPriceUp, means, owned, twoGoods, withAll } from './desks.ts';

describe('whole plans', () => {
  test('S1.1 any legal plan is laid out on the desk as a whole and gives the same there', () => {
    for (const fourG of [false, true]) {
      let random = 7;
      for (let times = 0; times < 200; times++) {
        const has = { ...means, fourG };
        const [plan, next] = randomPlan(has, random);
        random = next;
        const shown = desk({ means: has }, { type: 'load', plan });
        expect(shown.value).toBe('legal');
        expect(shown.result).toEqual(readPlan(plan, has));
        for (const placed of [shown.plan.bottom, shown.plan.top, ...shown.plan.improvements])
          expect(liesOnDesk(placed)).toBe(true);
        expect(desk({ means: has, plan: shown.plan }).plan).toEqual(shown.plan);
      }
    }
  });

  test('a draft that is no plan yet is kept as it lies', () => {
    const draft = withAll({ type: 'place', piece: 'B', x: 6, y: 4 }, lay(twoGoods, 0, 6)).plan;
    expect(desk({ means, plan: draft })).toMatchObject({ plan: draft, value: 'illegal' });
    expect(planOnDesk(draft)).toEqual(draft);
  });

  test('S3.3 S3.4 S9.7 technologies and tokens count in what a plan gives', () => {
    const powers: Powers = { ...noPowers, gpsA: true, liIonA: true, liIonB: true, technologies: 4, tokens: 2 };
    const { result } = desk({ means, powers }, lay(logisticsPriceUp, 2, 1));
    expect(result.goods).toEqual({ symbols: 3, covered: 1, faceDown: 2, tokens: 2, technologies: 2 });
    expect(totalGoods(result.goods)).toBe(10);
    expect(result.logistics).toBe(4);
  });

  test('S3.2 the cells that make a good are those the read-out counts, under either ruling', () => {
    for (const padOverImprovement of ['counts', 'nothing'] as const) {
      const has = { ...means, rules: rulesOf({ setup: { ruleSet: 'e2', rulings: { padOverImprovement } } }) };
      let random = 3;
      for (let times = 0; times < 200; times++) {
        const [plan, next] = randomPlan(has, random);
        random = next;
        expect(coveredSpots(plan, has).length).toBe(readPlan(plan, has).goods.covered);
      }
    }
  });

  test('S2.1 S3.1 S3.3 what each symbol adds makes up the goods and the price of its plan', () => {
    // A1's price down and good, B1's price down over A's research; the other symbols neither make goods nor move it.
    const opening = (of: 'goods' | 'price') =>
      countedCells(of, openingPlan, means, noPowers).map(({ x, y, adds }) => [x, y, adds]);
    expect(opening('goods').toSorted()).toEqual([
      [2, 1, 1],
      [3, 2, 1],
      [3, 3, 1],
    ]);
    expect(opening('price').toSorted()).toEqual([
      [2, 1, -1],
      [3, 3, -1],
    ]);
    const powers: Powers = { ...noPowers, gpsA: true, nfcB: true };
    for (const gpsScope of ['everywhere', 'padsOnly'] as const) {
      const has = { ...means, rules: rulesOf({ setup: { ruleSet: 'e2', rulings: { gpsScope } } }) };
      let random = 5;
      for (let times = 0; times < 200; times++) {
        const [plan, next] = randomPlan(has, random);
        random = next;
        const sum = (of: 'goods' | 'price') =>
          countedCells(of, plan, has, powers).reduce((all, { adds }) => all + adds, 0);
        const { goods, price } = readPlan(plan, has, powers);
        expect(sum('goods')).toBe(goods.symbols);
        // NFC side B raises it by one besides; the track ends at 2 and 8.
        expect(Math.min(8, Math.max(2, 5 + 1 + sum('price')))).toBe(price);
      }
    }
  });
});

describe('where an improvement is laid when it is only pointed at', () => {
  test('S1.4 on a legal spot, hiding as few symbols as can be', () => {
    const at = spotFor(means, openingPlan, twoGoods);
    const plan = withAll({ type: 'lay', tile: twoGoods, at }).plan;
    expect(refusePlan(means, plan)).toBe(null);
    const hidden = readPlan(openingPlan, { ...means, improvements: [] });
    const shown = readPlan(plan, { ...means, improvements: [twoGoods] });
    // One symbol goes at least: no two empty cells are neighbours in the opening plan.
    const symbols = ({ goods, research, logistics, improve }: typeof shown) =>
      goods.symbols + research + logistics + Number(improve);
    expect(symbols(shown)).toBe(symbols(hidden) + 2 - 1);
  });

  test('S1.2 beside the pads, on the desk, while no spot is legal', () => {
    const apart = desk({ means }, { type: 'place', piece: 'B', x: 6, y: 4 }).plan;
    const at = spotFor(means, apart, twoGoods);
    const { plan } = desk({ means, plan: apart }, { type: 'lay', tile: twoGoods, at });
    expect(plan.improvements).toEqual([{ tile: twoGoods, ...at }]);
  });

  test('S1.6 one after the other, all that a player has find a place', () => {
    const plan = owned.reduce<Plan>(
      (now, next) => desk({ means, plan: now }, { type: 'lay', tile: next, at: spotFor(means, now, next) }).plan,
      openingPlan,
    );
    expect(plan.improvements).toHaveLength(owned.length);
    expect(refusePlan(means, plan)).toBe(null);
  });
});
