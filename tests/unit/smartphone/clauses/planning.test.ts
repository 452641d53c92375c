import { rulesOf } from '@machines/smartphone/choices.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import { type GameSymbol, symbols } from '@machines/smartphone/names.ts';
import type { PadPlacement, Plan, Turn } from '@machines/smartphone/plan.ts';
import { padCells } from '@machines/smartphone/rules/grid.ts';
import { visibleCells } from '@machines/smartphone/rules/symbols.ts';
import { describe, expect, test } from 'vitest';
import { eachRuleSet, edit, expectRefused, isLegal, play, seat, setupOf, tableOf, told } from '../kit.ts';
import { bareSteps, pad, planners, planOf, shown, steps, tallyOf } from './layouts.ts';

const turns: readonly Turn[] = [0, 1, 2, 3];
const over = (bottom: PadPlacement, top: PadPlacement): Plan => ({ bottom, top, improvements: [] });
/** Pad A side 1 over pad B side 1, which stands upright at 0, 0. */
const aAt = (x: number, y: number, turn: Turn = 0): Plan => over(pad('B', 1, 0, 0), pad('A', 1, x, y, turn));
const mayPlan = (plan: Plan): boolean => isLegal(tableOf(), planOf('green', plan));

/** The symbols of the upper pad as it lies, row by row. */
function faceOf(top: PadPlacement): (GameSymbol | null)[][] {
  const bottom = pad(top.pad === 'A' ? 'B' : 'A', 1, top.x, top.y - 2);
  const rows: (GameSymbol | null)[][] = [];
  for (const { x, y, symbol, piece } of visibleCells(printed, rulesOf({ setup: setupOf() }), over(bottom, top))) {
    if (piece !== top.pad) continue;
    const row = rows[y - top.y] ?? [];
    row[x - top.x] = symbol;
    rows[y - top.y] = row;
  }
  return rows;
}

describe('phase 1, the pads', () => {
  test('S1.1 parallel and perpendicular, either side up, either pad on top', () => {
    for (const turn of turns)
      for (const sideA of [1, 2] as const)
        for (const sideB of [1, 2] as const) {
          expect(mayPlan(over(pad('B', sideB, 0, 0), pad('A', sideA, 1, 1, turn)))).toBe(true);
          expect(mayPlan(over(pad('A', sideA, 0, 0, turn), pad('B', sideB, 1, 1)))).toBe(true);
        }
  });

  test('S1.1 a plan uses both pads, not one of them twice', () => {
    expectRefused(tableOf(), planOf('green', over(pad('A', 1, 0, 0), pad('A', 2, 1, 1))), 'S1.1', 'samePadTwice');
  });

  test('S1.1 the cells of both pads share one grid: half a cell aside is refused', () => {
    // Without the grid these would count as 3 and as 1½ covered cells.
    for (const plan of [aAt(0.5, 1), aAt(1, 1.5), aAt(Number.NaN, 1)])
      expectRefused(tableOf(), planOf('green', plan), 'S1.1', 'padsOffGrid');
  });

  test('S1.1 where on the table the pads lie makes no difference', () => {
    const far = over(pad('B', 1, -7, 30), pad('A', 1, -6, 31));
    expect(tallyOf(planners([]), far)).toMatchObject(bareSteps);
  });

  test('S1.2 worked example 9: overlaps of 1, 2, 3 and 4 cells are legal', () => {
    const overlaps: [Plan, number][] = [
      [aAt(1, 2), 1],
      [aAt(1, 1), 2],
      [aAt(1, 0), 3],
      [aAt(0, 1), 4],
      [aAt(1, 2, 1), 1],
      [aAt(0, 2, 1), 2],
      [aAt(-1, 1, 3), 4],
    ];
    for (const [plan, covered] of overlaps) expect(tallyOf(planners([]), plan).covered).toBe(covered);
  });

  test('S1.1 a cell keeps its printed number, row by row, whichever way its pad is turned', () => {
    const numbers = (turn: Turn) =>
      padCells(printed, pad('A', 1, 5, 7, turn))
        .toSorted((a, b) => a.y - b.y || a.x - b.x)
        .map(({ index }) => index);
    // Upright two by three; a quarter turn clockwise brings the first column to the top.
    expect(numbers(0)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(numbers(1)).toEqual([4, 2, 0, 5, 3, 1]);
    expect(numbers(2)).toEqual([5, 4, 3, 2, 1, 0]);
    expect(numbers(3)).toEqual([1, 3, 5, 0, 2, 4]);
  });

  test('S1.2 worked example 9: side by side and exactly covered are refused', () => {
    for (const apart of [aAt(2, 0), aAt(-2, 0), aAt(0, 3), aAt(2, 3), aAt(2, 1, 1), aAt(6, 6)])
      expectRefused(tableOf(), planOf('green', apart), 'S1.2', 'padsApart');
    for (const exact of [aAt(0, 0), aAt(0, 0, 2)])
      expectRefused(tableOf(), planOf('green', exact), 'S1.2', 'padsExactlyCovered');
  });

  test('S1.2 of every way to lay them exactly those with 1 to 4 covered cells are legal; 5 never occurs', () => {
    const legal = turns.map((turn) => {
      const [width, height] = turn % 2 === 0 ? [2, 3] : [3, 2];
      let count = 0;
      for (let x = -4; x <= 4; x++)
        for (let y = -4; y <= 4; y++) {
          let covered = 0;
          for (let dx = 0; dx < width; dx++)
            for (let dy = 0; dy < height; dy++) if (x + dx >= 0 && x + dx < 2 && y + dy >= 0 && y + dy < 3) covered++;
          expect(covered).not.toBe(5);
          expect(mayPlan(aAt(x, y, turn))).toBe(covered >= 1 && covered <= 4);
          if (covered >= 1 && covered <= 4) count++;
        }
      return count;
    });
    // Parallel (2+2−1)×(3+3−1) ways to touch less the exact one; perpendicular (2+3−1)×(3+2−1).
    expect(legal).toEqual([14, 16, 14, 16]);
  });
});

describe('phase 1, what is active', () => {
  test('S1.3 both sides of both pads show their printed symbols, turned clockwise', () => {
    expect(faceOf(pad('A', 1, 0, 0))).toEqual([
      [null, 'logistics'],
      ['improve', 'goods'],
      [null, 'priceUp'],
    ]);
    expect(faceOf(pad('A', 1, 0, 0, 1))).toEqual([
      [null, 'improve', null],
      ['priceUp', 'goods', 'logistics'],
    ]);
    expect(faceOf(pad('A', 1, 0, 0, 2))).toEqual([
      ['priceUp', null],
      ['goods', 'improve'],
      ['logistics', null],
    ]);
    expect(faceOf(pad('A', 1, 0, 0, 3))).toEqual([
      ['logistics', 'goods', 'priceUp'],
      [null, 'improve', null],
    ]);
    expect(faceOf(pad('A', 2, 0, 0))).toEqual([
      ['goodsPriceDown', null],
      ['improve', 'goods'],
      [null, 'research'],
    ]);
    expect(faceOf(pad('B', 1, 0, 0))).toEqual([
      ['goodsPriceDown', null],
      ['research', 'logistics'],
      [null, 'logistics'],
    ]);
    expect(faceOf(pad('B', 2, 0, 0, 1))).toEqual([
      [null, 'logistics', null],
      ['research', 'research', 'goods'],
    ]);
  });

  eachRuleSet('S1.3 symbols under the other pad are inactive, all others active', (options) => {
    expect(tallyOf(planners([], options), steps())).toEqual({ ...bareSteps, faceDown: 0 });
  });

  test('S1.3 which pad lies on top decides which symbols are covered', () => {
    // B on top hides A's upper left column instead: an empty cell and the improvement symbol.
    const swapped = over(pad('A', 1, 1, 1), pad('B', 1, 0, 0));
    expect(tallyOf(planners([]), swapped)).toMatchObject({ ...bareSteps, logistics: 3, improve: 0 });
  });

  test('S1.3 a pad turned on top covers what lies beneath it as it lies', () => {
    // Pad A, turned once, over the two lower rows of B and one column to its right.
    expect(tallyOf(planners([]), aAt(0, 1, 1))).toMatchObject({
      goodsPriceDown: 1,
      goods: 1,
      priceUp: 1,
      research: 0,
      logistics: 1,
      improve: 1,
      covered: 4,
    });
  });

  test('S1.3 a pad turned below shows other cells', () => {
    // B, turned twice: y 0 logistics, empty; y 1 logistics, research; y 2 empty, priceDown. A hides its right column.
    const plan = over(pad('B', 1, 0, 0, 2), pad('A', 1, 1, 0));
    expect(tallyOf(planners([]), plan)).toMatchObject({
      goodsPriceDown: 0,
      research: 0,
      logistics: 3,
      goods: 1,
      priceUp: 1,
      improve: 1,
      covered: 3,
    });
  });

  test('S1.3 the icons that tell pad A from pad B are no symbols of play', () => {
    const cells = Object.values(printed.pads).flatMap(({ side1, side2 }) => [...side1.flat(), ...side2.flat()]);
    for (const cell of cells) if (cell !== null) expect(symbols).toContain(cell);
    expect(cells.filter((cell) => cell !== null)).toHaveLength(16);
  });

  test('S1.3 worked example 2: A side 2 over the two lower rows of B side 1', () => {
    const plan = over(pad('B', 1, 0, 0), pad('A', 2, 0, 1));
    const state = shown(planners([]), plan);
    expect(seat(state, 'green')).toMatchObject({ price: 3, goods: 7 });
    const { tally } = seat(state, 'green');
    expect(tally).toMatchObject({ covered: 4, improve: 1, research: 1, logistics: 0 });
    const active = symbols.reduce((sum, symbol) => sum + (tally?.[symbol] ?? 0), 0);
    expect(active).toBe(5);
  });
});

describe('phase 1, all at once', () => {
  const green = planOf('green', steps());
  const red = planOf('red', aAt(0, 1));

  test('S1.8 a plan stays hidden until everyone has committed', () => {
    const state = play(tableOf(), green);
    expect(state.phase).toBe('planning');
    expect(state.news).toEqual([
      { rule: 'S1.8', what: 'planned', params: { seat: 'green' }, round: 1, phase: 'planning' },
    ]);
    expect(state.seats.map(({ tally }) => tally)).toEqual([null, null]);
  });

  test('S1.8 then all plans are shown together, whoever was last', () => {
    for (const order of [
      [green, red],
      [red, green],
    ]) {
      const state = play(tableOf(), ...order);
      expect(told(state, 'revealed')).toBe(true);
      expect(state.seats.map(({ tally }) => tally?.covered)).toEqual([2, 4]);
      expect(state.phase).not.toBe('planning');
    }
  });

  test('S1.8 Steve is not waited for', () => {
    expect(told(play(tableOf({ steve: 'red' }), green), 'revealed')).toBe(true);
  });

  test('S1.8 once plans are shown none changes this round', () => {
    expectRefused(play(tableOf(), green, red), planOf('green', aAt(0, 1)), 'S1.8', 'wrongPhase');
    const later = edit(play(tableOf(), green, red), (draft) => {
      draft.phase = 'sale';
      draft.turn = null;
    });
    expectRefused(later, green, 'S1.8', 'wrongPhase');
  });

  test('S1.8 until then a plan can be laid anew, and the last one counts', () => {
    const state = play(tableOf(), green, planOf('green', aAt(0, 1)), red);
    expect(seat(state, 'green').tally?.covered).toBe(4);
  });
});
