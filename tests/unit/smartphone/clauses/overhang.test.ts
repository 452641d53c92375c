import type { Plan } from '@machines/smartphone/plan.ts';
import { describe, expect, test } from 'vitest';
import { eachReading, eachRuleSet, expectRefused, isLegal, type TableOptions, type TableRules } from '../kit.ts';
import { bareSteps, lay, pad, planners, planOf, steps, tallyOf, tile } from './layouts.ts';

const starting = tile('research', 'priceUp');
const goodsPair = tile('goods', 'goods');
const researchPair = tile('research', 'research');
const own = [starting, goodsPair, researchPair];

const with4G = (options: TableOptions = {}, improvements = own) =>
  planners(improvements, options, (green) => {
    green.technologies = ['4G'];
  });
const may = (plan: Plan, options: TableOptions = {}) => isLegal(with4G(options), planOf('green', plan));

// On the layout of `steps`: A's logistics and the spot right of it, and so on around the pads.
const outRight = lay(starting, 2, 1, 0);
const outLeft = lay(goodsPair, 0, 0, 2);
const outAbove = lay(researchPair, 1, 0, 3);

describe('phase 1, 4G side A', () => {
  eachRuleSet('S1.7 one cell may stick out beside the pads', (options) => {
    for (const placed of [outRight, outLeft, outAbove, lay(starting, 3, 1, 2), lay(starting, 0, 1, 2, 'under')])
      expect(may(steps(placed), options)).toBe(true);
  });

  test('S1.7 not without 4G, nor with its other side', () => {
    expectRefused(planners(own), planOf('green', steps(outRight)), 'S1.4', 'improvementSticksOut');
    expectRefused(with4G({ sides: { '4G': 'B' } }), planOf('green', steps(outRight)), 'S1.4', 'improvementSticksOut');
  });

  test('S1.7 not with a rival’s 4G', () => {
    const redsOwn = lay(tile('logistics', 'goods'), 2, 1, 0);
    expectRefused(with4G(), planOf('red', steps(redsOwn)), 'S1.4', 'improvementSticksOut');
  });

  test('S1.7 at least one cell stays on a pad', () => {
    expectRefused(with4G(), planOf('green', steps(lay(starting, 3, 1, 0))), 'S1.7', 'improvementOffPads');
    // Touching the pads, but on none of their cells.
    expectRefused(with4G(), planOf('green', steps(lay(starting, 3, 1, 1))), 'S1.7', 'improvementOffPads');
    // Beneath the upper pad with both cells, on no pad.
    expectRefused(with4G(), planOf('green', steps(lay(starting, 2, 1, 1, 'under'))), 'S1.7', 'improvementTucked');
  });

  eachReading('e1FourG', 'how many may stick out', (reading, options) => {
    const two = planOf('green', steps(outRight, outLeft));
    const tiles = [starting, goodsPair].map(String);
    if (reading === 'one') expectRefused(with4G(options), two, 'S1.7', 'onlyOneSticksOut', { tiles });
    else {
      expect(isLegal(with4G(options), two)).toBe(true);
      expect(may(steps(outRight, outLeft, outAbove), options)).toBe(true);
    }
    // One of them beside two that lie on the pads is fine either way.
    expect(may(steps(outRight, lay(goodsPair, 0, 1, 1), lay(researchPair, 2, 2, 1)), options)).toBe(true);
  });

  eachReading('coverThroughPad', 'an outer cell is not hidden by the pad', (reading, options) => {
    const { ruleSet, rulings } = options;
    const more: TableRules['rulings'] = ruleSet === 'e1' || ruleSet === 'e1c' ? { e1FourG: 'each' } : {};
    // A lies over the lowest row of B; both improvements lie on its right cell and run out to the right.
    const plan = {
      bottom: pad('B', 1, 0, 0),
      top: pad('A', 1, 0, 2),
      improvements: [lay(goodsPair, 1, 2, 0, 'under'), lay(researchPair, 1, 2, 0)],
    };
    const state = with4G({ ruleSet, rulings: { ...rulings, ...more } });
    if (reading === 'allowed') expect(isLegal(state, planOf('green', plan))).toBe(true);
    else expectRefused(state, planOf('green', plan), 'S1.6', 'improvementCovered');
  });

  eachReading('overhangActive', 'is the outer symbol active?', (reading, options) => {
    // Research over A's logistics, price up out to the right.
    expect(tallyOf(with4G(options, [starting]), steps(outRight))).toEqual({
      ...bareSteps,
      logistics: 0,
      research: 2,
      priceUp: reading === 'active' ? 2 : 1,
      faceDown: 0,
    });
  });

  eachReading('overhangOverlap', 'two outer cells on the same spot', (reading, { ruleSet, rulings }) => {
    // In the first edition only the other reading of 4G lets two stick out.
    const more: TableRules['rulings'] = ruleSet === 'e1' || ruleSet === 'e1c' ? { e1FourG: 'each' } : {};
    const options = { ruleSet, rulings: { ...rulings, ...more } };
    // The notch right of B's upper row and above A's logistics.
    const across = lay(starting, 1, 0, 0);
    const upwards = lay(goodsPair, 2, 1, 3);
    if (reading === 'refused')
      expectRefused(with4G(options), planOf('green', steps(across, upwards)), 'S1.7', 'outerCellsOverlap', {
        x: 2,
        y: 0,
      });
    else {
      const seen = (plan: Plan) => tallyOf(with4G(options, [starting, goodsPair]), plan);
      expect(seen(steps(across, upwards))).toMatchObject({ research: 2, priceUp: 1, goods: 3, logistics: 0 });
      expect(seen(steps(upwards, across))).toMatchObject({ research: 2, priceUp: 2, goods: 2, logistics: 0 });
    }
    expect(may(steps(across, outLeft), options)).toBe(true);
    // Beside each other, and with the same cell on the pad.
    expect(may(steps(outRight, lay(goodsPair, 2, 2, 0)), options)).toBe(true);
    expect(may(steps(across, lay(goodsPair, 1, 0, 3)), options)).toBe(true);
  });

  eachReading('padOverImprovement', 'S1.7 what is tucked under matters only between the pads', (reading, options) => {
    const tucked = tallyOf(with4G(options, [starting]), steps(lay(starting, 1, 1, 0, 'under')));
    expect(tucked).toEqual({ ...bareSteps, covered: reading === 'counts' ? 2 : 1, faceDown: 0 });
  });

  eachReading('tuckedUnder', 'half on the lower pad, half beneath the upper one', (reading, options) => {
    // B's covered cells are at 1,1 and 1,2; right of and below them there is only A above.
    for (const tucked of [lay(starting, 1, 1, 0, 'under'), lay(starting, 1, 2, 1, 'under')]) {
      const plan = planOf('green', steps(tucked));
      if (reading === 'refused') expectRefused(planners(own, options), plan, 'S1.7', 'improvementTucked');
      else expect(tallyOf(planners([starting], options), plan.plan)).toEqual({ ...bareSteps, faceDown: 0 });
      expect(isLegal(with4G(options), plan)).toBe(true);
    }
    // Where only one may stick out, what is tucked under counts as sticking out unless it may lie there anyway.
    const { ruleSet = 'e2' } = options;
    const both = planOf('green', steps(lay(starting, 1, 1, 0, 'under'), outLeft));
    const one = ruleSet === 'e1' || ruleSet === 'e1c';
    if (one && reading === 'refused') expectRefused(with4G(options), both, 'S1.7', 'onlyOneSticksOut');
    else expect(isLegal(with4G(options), both)).toBe(true);
    // Both cells beneath the upper pad and on no pad, with 4G or without.
    const wholly = planOf('green', steps(lay(starting, 2, 1, 1, 'under')));
    for (const state of [planners([starting], options), with4G(options, [starting])])
      if (reading === 'refused') expectRefused(state, wholly, 'S1.7', 'improvementTucked');
      else expect(tallyOf(state, wholly.plan)).toEqual({ ...bareSteps, faceDown: 0 });
    // One beneath the pad and one beside it: no cell is on a pad, and the outer one would be seen.
    const outer = planOf('green', steps(lay(starting, 2, 1, 0, 'under')));
    expectRefused(with4G(options), outer, 'S1.7', 'improvementOffPads');
  });
});
