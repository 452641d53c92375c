import type { Plan } from '@machines/smartphone/plan.ts';
import { describe, expect, test } from 'vitest';
import { eachReading, eachRuleSet, expectRefused, isLegal, refusalOf, seat, tableOf } from '../kit.ts';
import { bareSteps, lay, planners, planOf, shown, steps, tallyOf, tile } from './layouts.ts';

const starting = tile('research', 'priceUp'); // green's own, also the kind of no other
const goodsPair = tile('goods', 'goods');
const researchPair = tile('research', 'research');
const logisticsPair = tile('logistics', 'logistics');
const own = [starting, goodsPair, researchPair, logisticsPair];

const mayPlan = (plan: Plan, options = {}) => isLegal(planners(own, options), planOf('green', plan));
const refused = (plan: Plan, reason: Parameters<typeof expectRefused>[3], rule: 'S1.4' | 'S1.6' = 'S1.4') =>
  expectRefused(planners(own), planOf('green', plan), rule, reason);

describe('phase 1, improvements on the pads', () => {
  test('S1.4 both cells on the lower pad: its symbols replace those it covers', () => {
    // Over B's research and the empty cell below it.
    expect(tallyOf(planners([goodsPair]), steps(lay(goodsPair, 0, 1, 1)))).toEqual({
      ...bareSteps,
      goods: 3,
      research: 0,
      faceDown: 0,
    });
  });

  test('S1.4 both cells on the upper pad', () => {
    // Over A's goods and price up.
    expect(tallyOf(planners([starting]), steps(lay(starting, 2, 2, 1)))).toEqual({
      ...bareSteps,
      goods: 0,
      research: 2,
      priceUp: 1,
      faceDown: 0,
    });
  });

  test('S1.4 one cell on each pad, whichever symbol comes first', () => {
    // Over B's research and A's empty cell beside it.
    for (const placed of [lay(starting, 0, 1, 0), lay(starting, 1, 1, 2)])
      expect(tallyOf(planners([starting]), steps(placed))).toEqual({ ...bareSteps, priceUp: 2, faceDown: 0 });
  });

  test('S1.4 the four turns of an improvement put its second symbol right, below, left and above', () => {
    // First cell on A's improvement symbol; the second covers goods, empty, B's empty, A's empty.
    const at = (turn: 0 | 1 | 2 | 3) => tallyOf(planners([starting]), steps(lay(starting, 1, 2, turn)));
    const covering = { ...bareSteps, improve: 0, research: 2, priceUp: 2, faceDown: 0 };
    expect(at(0)).toEqual({ ...covering, goods: 0 });
    for (const turn of [1, 2, 3] as const) expect(at(turn)).toEqual(covering);
    // From the lower right cell upwards: over price up and goods.
    expect(tallyOf(planners([starting]), steps(lay(starting, 2, 3, 3)))).toMatchObject({ goods: 0, priceUp: 1 });
  });

  eachRuleSet('S1.4 a cell beside the pads is refused', (options) => {
    // Out to the right of A, into the notch beside B, above B.
    for (const placed of [lay(starting, 2, 1, 0), lay(starting, 1, 0, 0), lay(starting, 0, 0, 3)])
      expectRefused(planners(own, options), planOf('green', steps(placed)), 'S1.4', 'improvementSticksOut');
  });

  test('S1.4 both cells beside the pads are refused', () => {
    refused(steps(lay(starting, 5, 5, 0)), 'improvementOffPads');
    refused(steps(lay(starting, 3, 1, 1)), 'improvementOffPads');
  });

  test('S1.4 an improvement covers two whole cells: half a cell aside is refused', () => {
    const between = planOf('green', steps(lay(starting, 0, 0.5, 0)));
    expectRefused(planners(own), between, 'S1.4', 'improvementOffGrid', { tile: starting });
  });

  test('S1.4 only your own improvements, each of them once', () => {
    expectRefused(planners([starting]), planOf('green', steps(lay(goodsPair, 0, 0, 0))), 'S1.4', 'improvementNotYours');
    refused(steps(lay(starting, 0, 0, 0), lay(starting, 2, 2, 1)), 'improvementTwice');
  });

  test('S1.4 any number of your improvements may be placed', () => {
    const all = steps(
      lay(starting, 0, 0, 0),
      lay(goodsPair, 0, 1, 1),
      lay(researchPair, 1, 2, 1),
      lay(logisticsPair, 2, 2, 1),
    );
    // Left visible of the pads: A's empty cell and its logistics.
    expect(tallyOf(planners(own), all)).toEqual({
      goods: 2,
      goodsPriceDown: 0,
      goodsPriceDownOnPads: 0,
      priceUp: 1,
      research: 3,
      logistics: 3,
      improve: 0,
      covered: 2,
      faceDown: 0,
    });
  });

  eachRuleSet('S1.5 worked example 10: an improvement wholly under the other pad is legal', (options) => {
    const hidden = steps(lay(starting, 1, 1, 1, 'under'));
    expect(tallyOf(planners([starting], options), hidden)).toEqual({ ...bareSteps, faceDown: 0 });
  });

  test('S1.5 partly under the other pad: only the visible half is active', () => {
    // First cell over B's research, second under A's empty cell.
    const half = steps(lay(goodsPair, 0, 1, 0, 'under'));
    expect(tallyOf(planners([goodsPair]), half)).toEqual({ ...bareSteps, research: 0, goods: 2, faceDown: 0 });
  });

  test('S1.9 every improvement not placed lies face down and makes a good', () => {
    expect(tallyOf(planners(own), steps()).faceDown).toBe(4);
    const state = shown(planners(own), steps(lay(starting, 0, 1, 0), lay(goodsPair, 2, 2, 1)));
    expect(seat(state, 'green').tally?.faceDown).toBe(2);
    // Goods: 1 B price down, 2 on the pair (over A's goods and price up), 2 covered, 2 face down.
    expect(seat(state, 'green').goods).toBe(7);
    expect(seat(state, 'green').improvements).toEqual(own);
  });

  test('S1.9 the starting improvement can be placed in round 1', () => {
    const state = tableOf();
    expect(isLegal(state, planOf('green', steps(lay(starting, 0, 1, 0))))).toBe(true);
    expect(isLegal(state, planOf('red', steps(lay(starting, 0, 1, 0))))).toBe(false);
  });
});

describe('phase 1, improvements over each other', () => {
  test('S1.6 two improvements may overlap in one cell; the upper one is seen there', () => {
    // Goods on B's price down and empty cell; then research over the left one of them and B's research.
    const overlap = steps(lay(goodsPair, 0, 0, 0), lay(researchPair, 0, 0, 1));
    expect(tallyOf(planners([goodsPair, researchPair]), overlap)).toEqual({
      ...bareSteps,
      goodsPriceDown: 0,
      goodsPriceDownOnPads: 0,
      goods: 2,
      research: 2,
      faceDown: 0,
    });
    // Laid the other way round the goods are on top.
    const reverse = steps(lay(researchPair, 0, 0, 1), lay(goodsPair, 0, 0, 0));
    expect(tallyOf(planners([goodsPair, researchPair]), reverse)).toMatchObject({ goods: 3, research: 1 });
  });

  eachRuleSet('S1.6 one improvement may not cover both cells of another', (options) => {
    for (const upper of [lay(researchPair, 0, 0, 0), lay(researchPair, 1, 0, 2)])
      expectRefused(
        planners(own, options),
        planOf('green', steps(lay(goodsPair, 0, 0, 0), upper)),
        'S1.6',
        'improvementCovered',
      );
  });

  test('S1.6 covering is refused under the pad and across the layers too', () => {
    refused(steps(lay(goodsPair, 1, 1, 1, 'under'), lay(researchPair, 1, 1, 1, 'under')), 'improvementCovered', 'S1.6');
    // On bare cells of the lower pad nothing lies between the layers, in whatever order they are named.
    const layers = [lay(researchPair, 0, 0, 0, 'over'), lay(goodsPair, 0, 0, 0, 'under')];
    for (const plan of [steps(...layers), steps(...layers.toReversed())])
      expect(refusalOf(planners(own), planOf('green', plan))).toMatchObject({
        rule: 'S1.6',
        reason: 'improvementCovered',
        params: { tile: goodsPair, by: researchPair },
      });
  });

  eachReading('twoCoverOne', 'two improvements each cover one cell of a third', (reading, options) => {
    const one = lay(goodsPair, 0, 0, 0);
    const left = lay(researchPair, 0, 1, 3);
    const right = lay(logisticsPair, 1, 0, 1);
    const state = planners(own, options);
    if (reading === 'refused')
      expectRefused(state, planOf('green', steps(one, left, right)), 'S1.6', 'improvementCoveredByTwo', {
        tile: one.tile,
      });
    // Seen: two research, two logistics, none of the goods pair; the rest as on the bare pads.
    else
      expect(tallyOf(state, steps(one, left, right))).toMatchObject({
        goods: 1,
        research: 2,
        logistics: 3,
        priceUp: 1,
      });
    // Half covered, or below both others, is fine either way.
    expect(mayPlan(steps(one, left), options)).toBe(true);
    expect(mayPlan(steps(left, right, one), options)).toBe(true);
  });

  eachReading('coverThroughPad', 'exactly above one that lies under the upper pad', (reading, options) => {
    const plan = steps(lay(goodsPair, 1, 1, 1, 'under'), lay(researchPair, 1, 1, 1, 'over'));
    const state = planners([goodsPair, researchPair], options);
    if (reading === 'refused') expectRefused(state, planOf('green', plan), 'S1.6', 'improvementCovered');
    // The research pair covers A's empty cell and improvement symbol.
    else expect(tallyOf(state, plan)).toMatchObject({ goods: 1, research: 3, improve: 0 });
    // B's cell at 0,1 lies open beside A, so only the upper improvement hides it.
    const half = steps(lay(goodsPair, 0, 1, 0, 'under'), lay(researchPair, 0, 1, 0, 'over'));
    if (reading === 'allowed') expect(tallyOf(state, half)).toMatchObject({ goods: 1, research: 2 });
    else {
      const params = { tile: goodsPair, by: researchPair };
      expectRefused(state, planOf('green', half), 'S1.6', 'improvementCovered', params);
    }
    // Above only one of its cells is fine either way.
    expect(mayPlan(steps(lay(goodsPair, 0, 1, 0, 'under'), lay(researchPair, 1, 1, 0)), options)).toBe(true);
    expect(mayPlan(steps(lay(goodsPair, 0, 1, 0, 'under'), lay(researchPair, 0, 1, 3)), options)).toBe(true);
    expect(mayPlan(steps(lay(goodsPair, 1, 1, 1, 'under'), lay(researchPair, 1, 1, 0)), options)).toBe(true);
  });
});
