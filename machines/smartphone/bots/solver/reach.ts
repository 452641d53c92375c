import { type CellSets, emptyCellSets } from './cellSets.ts';
import type { Shape, ShapeLay } from './shape.ts';
import type { SolverRules } from './solverRules.ts';

/**
 * Every pile of improvements on a shape, laid from the top down, so that each one shows what is not covered yet.
 * Piles that cover the same cells are one: what counts is how many improvements show both symbols, one, or none.
 * Each set of cells holds, for every number of improvements and of those that show none, a set of small numbers as
 * bits: how many show both, or where outer symbols are inactive, how many stick out (the other follows from it).
 */
export interface Reach {
  /** After the improvements over the pads, and after those under the upper one too: `[improvements][showing none]`. */
  over: CellSets[][];
  all: CellSets[][];
}

export const ones = (bits: number): number => {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count++;
  return count;
};

/** The cells covered with one more improvement beneath those that lie; -1 if it may not, or covers nothing new. */
export function layBelow(rules: SolverRules, lay: ShapeLay, cells: number): number {
  const fresh = lay.cells & ~cells;
  if (fresh === 0 || (lay.blocked & cells) !== 0) return -1;
  if (!rules.twoCoverOne && lay.ownOuter < 0) {
    let free = fresh;
    if (rules.throughPad === 'all' || (rules.throughPad === 'halves' && lay.beneath.length === 1))
      for (const { cell, above } of lay.beneath) if (cells & above) free &= ~cell;
    if (free === 0) return -1;
  }
  return cells | lay.cells | lay.marks;
}

/** How many symbols it shows there. */
export function shownBelow(lay: ShapeLay, cells: number): number {
  const fresh = lay.seen & ~cells; // two cells at most
  return (fresh === 0 ? 0 : (fresh & (fresh - 1)) === 0 ? 1 : 2) + lay.showsOuter;
}

/** Whether laying this moves the small numbers up by one. */
export const counts = (rules: SolverRules, lay: ShapeLay, shown: number): boolean =>
  rules.outerActive ? shown === 2 : lay.ownOuter >= 0;

function extend(rules: SolverRules, lays: readonly ShapeLay[], levels: CellSets[][], most: number): void {
  for (let laid = 0; laid < most; laid++)
    for (const [none, from] of (levels[laid] ?? []).entries()) {
      const showing = levels[laid + 1]?.[none];
      const hidden = levels[laid + 1]?.[none + 1];
      for (const cells of from.filled()) {
        const numbers = from.at(cells);
        for (const lay of lays) {
          const next = layBelow(rules, lay, cells);
          if (next < 0) continue;
          const shown = shownBelow(lay, cells);
          const to = shown === 0 ? hidden : showing;
          to?.add(next, counts(rules, lay, shown) ? numbers << 1 : numbers);
        }
      }
    }
}

export function reach(shape: Shape, rules: SolverRules, most: number): Reach {
  const over = Array.from({ length: most + 1 }, (_, laid) =>
    Array.from({ length: rules.hidden ? laid + 1 : 1 }, () => emptyCellSets(shape.bits)),
  );
  over[0]?.[0]?.add(0, 1);
  extend(rules, shape.over, over, most);
  const all = over.map((row) => row.map((table) => table.copy()));
  extend(rules, shape.under, all, most);
  return { over, all };
}
