import { rulesOf } from '@machines/smartphone/choices.ts';
import {
  boxOf,
  type DeskEvent,
  deskSize,
  hiddenParts,
  offenceOf,
  openingPlan,
  placementOf,
} from '@machines/smartphone/desk.ts';
import { describe, expect, test } from 'vitest';
import { pad, tile } from './clauses/layouts.ts';
import { desk, laid, lay, liesOnDesk, logisticsPriceUp, means, twoGoods, twoResearch, withAll } from './desks.ts';

describe('the desk with two pads', () => {
  test('S1.1 S1.2 it opens with a legal plan of two bare pads', () => {
    const { plan, value, result } = desk({});
    expect(plan).toEqual(openingPlan);
    expect(value).toBe('legal');
    expect(result).toMatchObject({ refusal: null, overlap: 1, price: 3, research: 1, logistics: 2, improve: true });
  });

  test('S1.2 pads moved apart are illegal, back again legal', () => {
    const apart = desk({}, { type: 'move', piece: 'B', dx: 1, dy: 0 }, { type: 'move', piece: 'B', dx: 1, dy: 0 });
    expect(apart.value).toBe('illegal');
    expect(apart.result.refusal).toMatchObject({ rule: 'S1.2', reason: 'padsApart' });
    expect(desk({ plan: apart.plan }, { type: 'place', piece: 'B', x: 3, y: 2 }).value).toBe('legal');
  });

  test('S1.2 one pad exactly on the other is illegal', () => {
    const { value, result } = desk({}, { type: 'place', piece: 'B', x: 2, y: 1 });
    expect(value).toBe('illegal');
    expect(result.refusal).toMatchObject({ rule: 'S1.2', reason: 'padsExactlyCovered' });
  });

  test('S1.1 a pad turns by quarters about its corner, flips, and comes to the top', () => {
    const turned = desk({}, { type: 'turn', piece: 'A' });
    expect(turned.plan.bottom).toEqual(pad('A', 2, 2, 1, 1));
    expect(turned.plan.top).toEqual(openingPlan.top);
    const four = Array.from({ length: 4 }, (): DeskEvent => ({ type: 'turn', piece: 'A' }));
    expect(desk({}, ...four).plan).toEqual(openingPlan);
    expect(desk({}, { type: 'flip', piece: 'B' }).plan.top.side).toBe(2);
    const raised = desk({}, { type: 'raise', piece: 'A' });
    expect([raised.plan.bottom.pad, raised.plan.top.pad]).toEqual(['B', 'A']);
    expect(desk({}, { type: 'raise', piece: 'B' }).plan).toEqual(openingPlan);
  });

  test('pieces stay on the desk and on whole cells', () => {
    const far = desk({}, { type: 'place', piece: 'A', x: -3, y: 99 }, { type: 'place', piece: 'B', x: 3.4, y: 2.6 });
    expect(far.plan.bottom).toMatchObject({ x: 0, y: deskSize.height - 3 });
    expect(far.plan.top).toMatchObject({ x: 3, y: 3 });
    const turnedAtEdge = desk({}, { type: 'place', piece: 'A', x: 99, y: 0 }, { type: 'turn', piece: 'A' });
    expect(turnedAtEdge.plan.bottom).toMatchObject({ x: deskSize.width - 3, y: 0 });
  });

  test('a pad neither goes under itself nor leaves the desk, and there is no improvement to lay', () => {
    const still = desk({}, { type: 'layer', piece: 'A' }, lay(twoGoods, 2, 1), { type: 'takeOff', tile: twoGoods });
    expect(still.plan).toEqual(openingPlan);
  });
});

describe('the desk with improvements', () => {
  test('S1.9 S3.1 an improvement that is not laid is face down and makes a good', () => {
    const { value, result, plan } = withAll();
    expect(value).toBe('legal');
    expect(plan.improvements).toEqual([]);
    expect(result.goods).toEqual({ symbols: 3, covered: 1, faceDown: 3, tokens: 0, technologies: 0 });
  });

  test('S1.4 laid on the pads it shows its symbols and makes no good any more', () => {
    const { value, result } = withAll(lay(logisticsPriceUp, 2, 1));
    expect(value).toBe('legal');
    // It hides A's goods with price down: price 5 − 1 + 1.
    expect(result).toMatchObject({ price: 5, logistics: 3, goods: { symbols: 2, covered: 1, faceDown: 2 } });
  });

  test('S1.4 with one cell beside the pads it is refused, and the desk knows which cell', () => {
    const { value, result, plan } = withAll(lay(twoGoods, 3, 2));
    expect(value).toBe('illegal');
    expect(result.refusal).toMatchObject({ rule: 'S1.4', reason: 'improvementSticksOut' });
    expect(offenceOf(plan, result.refusal)).toEqual({ pieces: [], spots: [{ x: 4, y: 2 }] });
  });

  test('S1.4 on no pad at all it is refused as a whole', () => {
    const { result, plan } = withAll(lay(twoGoods, 6, 0));
    expect(result.refusal).toMatchObject({ rule: 'S1.4', reason: 'improvementOffPads' });
    expect(offenceOf(plan, result.refusal)).toEqual({ pieces: [twoGoods], spots: [] });
  });

  test('S1.4 only what its player has is laid, and only once', () => {
    const notYours = tile('goodsPriceDown', 'goods');
    expect(withAll(lay(notYours, 2, 1)).plan).toEqual(openingPlan);
    const twice = withAll(lay(twoGoods, 2, 1), lay(twoGoods, 3, 4));
    expect(twice.plan.improvements).toEqual([{ tile: twoGoods, x: 2, y: 1, turn: 0, layer: 'over' }]);
  });

  test('S1.4 a plan with an improvement of someone else is shown and refused', () => {
    const notYours = tile('goodsPriceDown', 'goods');
    const plan = { ...openingPlan, improvements: [{ tile: notYours, x: 2, y: 1, turn: 0, layer: 'over' } as const] };
    const { value, result } = desk({ means, plan });
    expect(value).toBe('illegal');
    expect(result.refusal).toMatchObject({ rule: 'S1.4', reason: 'improvementNotYours' });
    expect(offenceOf(plan, result.refusal).pieces).toEqual([notYours]);
    expect(desk({ means, plan }, { type: 'takeOff', tile: notYours }).value).toBe('legal');
  });

  test('S1.4 it moves, is placed by its first symbol, turns by quarters in its corner, and does not flip', () => {
    const moved = withAll(lay(twoGoods, 2, 1), { type: 'move', piece: twoGoods, dx: 0, dy: 1 });
    expect(laid(moved, twoGoods)).toMatchObject({ x: 2, y: 2 });
    const turn: DeskEvent = { type: 'turn', piece: logisticsPriceUp };
    const spots = [1, 2, 3, 4].map((times) => {
      const turned = withAll(lay(logisticsPriceUp, 2, 1), ...Array.from({ length: times }, () => turn));
      const placed = laid(turned, logisticsPriceUp);
      return placed && [placed.turn, placed.x, placed.y, boxOf(placed)];
    });
    expect(spots).toEqual([
      [1, 2, 1, { x: 2, y: 1, width: 1, height: 2 }],
      [2, 3, 1, { x: 2, y: 1, width: 2, height: 1 }],
      [3, 2, 2, { x: 2, y: 1, width: 1, height: 2 }],
      [0, 2, 1, { x: 2, y: 1, width: 2, height: 1 }],
    ]);
    const placed = withAll(lay(twoGoods, 2, 1, 2), { type: 'place', piece: twoGoods, x: 5, y: 5 });
    expect(laid(placed, twoGoods)).toMatchObject({ x: 5, y: 5, turn: 2 });
    expect(withAll(lay(twoGoods, 2, 1), { type: 'flip', piece: twoGoods }).plan).toEqual(
      withAll(lay(twoGoods, 2, 1)).plan,
    );
  });

  test('an improvement stays on the desk with both its cells', () => {
    for (const turn of [0, 1, 2, 3] as const)
      for (const [x, y] of [
        [-9, -9],
        [99, 99],
      ] as const) {
        const { plan } = withAll(lay(twoGoods, x, y, turn));
        expect(plan.improvements.map(liesOnDesk), `turn ${turn}, ${x}, ${y}`).toEqual([true]);
      }
  });

  test('S1.3 S1.5 under the upper pad its cell is hidden, over it the pad’s', () => {
    const over = withAll(lay(twoResearch, 2, 3));
    expect(over.value).toBe('legal');
    expect(over.result.research).toBe(3);
    const under = withAll(lay(twoResearch, 2, 3), { type: 'layer', piece: twoResearch });
    expect(under.value).toBe('legal');
    expect(laid(under, twoResearch)?.layer).toBe('under');
    expect(under.result.research).toBe(2);
    expect(hiddenParts(over.plan)).toEqual([]);
    expect(hiddenParts(under.plan)).toEqual([{ tile: twoResearch, indexes: [1], x: 3, y: 3, width: 1, height: 1 }]);
    const again = withAll(lay(twoResearch, 2, 3, 0, 'under'), { type: 'layer', piece: twoResearch });
    expect(laid(again, twoResearch)?.layer).toBe('over');
  });

  test('S1.5 one that lies wholly under the upper pad is known to the desk, upper or left symbol first', () => {
    const overlapping: DeskEvent = { type: 'place', piece: 'B', x: 2, y: 2 };
    const { plan, value } = withAll(overlapping, lay(logisticsPriceUp, 3, 2, 2, 'under'));
    expect(value).toBe('legal');
    expect(hiddenParts(plan)).toEqual([{ tile: logisticsPriceUp, indexes: [1, 0], x: 2, y: 2, width: 2, height: 1 }]);
  });

  test('S1.6 one exactly on another is refused; the one below comes to the top of the pile by raising', () => {
    const pile = withAll(lay(twoResearch, 2, 1), lay(twoGoods, 2, 1));
    expect(pile.result.refusal).toMatchObject({ rule: 'S1.6', params: { tile: twoResearch, by: twoGoods } });
    expect(offenceOf(pile.plan, pile.result.refusal).pieces).toEqual([twoResearch]);
    const raised = withAll(lay(twoResearch, 2, 1), lay(twoGoods, 2, 1), { type: 'raise', piece: twoResearch });
    expect(raised.plan.improvements.map((placed) => placed.tile)).toEqual([twoGoods, twoResearch]);
    expect(raised.result.refusal).toMatchObject({ rule: 'S1.6', params: { tile: twoGoods, by: twoResearch } });
  });

  test('S1.6 raising decides which of two crossing improvements shows the shared cell', () => {
    const crossing = [lay(twoResearch, 2, 1), lay(twoGoods, 2, 1, 1)];
    expect(withAll(...crossing).result.research).toBe(2);
    expect(withAll(...crossing, { type: 'raise', piece: twoResearch }).result.research).toBe(3);
    const last = withAll(...crossing);
    expect(withAll(...crossing, { type: 'raise', piece: twoGoods }).plan).toEqual(last.plan);
  });

  test('S1.7 a cell beneath the upper pad but on no pad is refused and marked', () => {
    const { result, plan } = withAll(lay(twoGoods, 3, 3, 1, 'under'));
    expect(result.refusal).toMatchObject({ rule: 'S1.7', reason: 'improvementTucked' });
    expect(offenceOf(plan, result.refusal).spots).toEqual([{ x: 3, y: 4 }]);
  });

  test('S1.7 with 4G side A it may stick out with one cell', () => {
    expect(desk({ means: { ...means, fourG: true } }, lay(twoGoods, 3, 2)).value).toBe('legal');
  });

  test('S1.7 several that stick out where only one may are all marked', () => {
    const e1 = { ...means, fourG: true, rules: rulesOf({ setup: { ruleSet: 'e1', rulings: {} } }) };
    const { result, plan } = desk({ means: e1 }, lay(twoGoods, 3, 2), lay(twoResearch, 3, 1));
    expect(result.refusal).toMatchObject({ rule: 'S1.7', reason: 'onlyOneSticksOut' });
    expect(offenceOf(plan, result.refusal).pieces).toEqual([twoGoods, twoResearch]);
  });

  test('S1.7 two outer cells on one spot are marked there where a ruling refuses them', () => {
    const rules = rulesOf({ setup: { ruleSet: 'e2', rulings: { overhangOverlap: 'refused' } } });
    const { result, plan } = desk(
      { means: { ...means, fourG: true, rules } },
      lay(twoGoods, 3, 2),
      lay(twoResearch, 4, 3, 3),
    );
    expect(result.refusal).toMatchObject({ rule: 'S1.7', reason: 'outerCellsOverlap' });
    expect(offenceOf(plan, result.refusal)).toEqual({ pieces: [], spots: [{ x: 4, y: 2 }] });
  });

  test('S1.2 pads that lie wrong are both marked', () => {
    const { result, plan } = desk({}, { type: 'place', piece: 'B', x: 6, y: 3 });
    expect(offenceOf(plan, result.refusal)).toEqual({ pieces: ['A', 'B'], spots: [] });
    expect(offenceOf(openingPlan, null)).toEqual({ pieces: [], spots: [] });
  });

  test('S1.9 taken off it is face down again, and start again takes all off', () => {
    expect(withAll(lay(twoGoods, 2, 1), { type: 'takeOff', tile: twoGoods }).plan).toEqual(openingPlan);
    const again = withAll(lay(twoGoods, 2, 1), { type: 'flip', piece: 'A' }, { type: 'reset' });
    expect(again.plan).toEqual(openingPlan);
    expect(placementOf(again.plan, twoGoods)).toBe(null);
  });
});
