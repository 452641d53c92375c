import type { Reading } from './reading.ts';
import type { Shape, ShapeLay } from './shape.ts';
import { emptyTable, type Table } from './table.ts';

/**
 * Every pile of improvements on a shape, laid from the top down, so that each one shows what is not covered yet.
 * Piles that cover the same cells are one: what counts is how many improvements show both symbols, one, or none.
 * Each set of cells holds, for every number of improvements and of those that show none, a set of small numbers as
 * bits: how many show both, or where outer symbols are inactive, how many stick out (the other follows from it).
 */
export interface Reach {
  /** After the improvements over the pads, and after those under the upper one too: `[improvements][showing none]`. */
  over: Table[][];
  all: Table[][];
}

export const ones = (bits: number): number => {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count++;
  return count;
};

export interface Laid {
  cells: number;
  /** Symbols it shows. */
  shown: number;
}

/** What laying one more improvement beneath those that lie covers and shows; null if it may not, or covers nothing new. */
export function layBelow(shape: Shape, reading: Reading, lay: ShapeLay, cells: number): Laid | null {
  const fresh = lay.cells & ~cells;
  if (fresh === 0 || (lay.out && cells & shape.outBit)) return null;
  if (!reading.outerOverlap && lay.sharedOuter & cells) return null;
  if (lay.layer === 'under' && lay.twin & cells) return null;
  if (!reading.twoCoverOne && lay.ownOuter < 0) {
    let free = fresh;
    if (reading.throughPad) for (const { cell, above } of lay.beneath) if (cells & above) free &= ~cell;
    if (free === 0) return null;
  }
  const shown = ones(fresh & lay.seen) + (lay.ownOuter >= 0 && reading.outerActive ? 1 : 0);
  const marks = (lay.out ? shape.outBit : 0) | (lay.layer === 'over' ? lay.twin : 0) | lay.edge;
  return { cells: cells | lay.cells | marks, shown };
}

/** Whether laying this moves the small numbers up by one. */
export const counts = (reading: Reading, lay: ShapeLay, shown: number): boolean =>
  reading.outerActive ? shown === 2 : lay.ownOuter >= 0;

function extend(shape: Shape, reading: Reading, lays: readonly ShapeLay[], levels: Table[][], most: number): void {
  for (let laid = 0; laid < most; laid++)
    for (const [none, from] of (levels[laid] ?? []).entries())
      for (const cells of from.filled()) {
        const numbers = from.at(cells);
        for (const lay of lays) {
          const next = layBelow(shape, reading, lay, cells);
          if (!next) continue;
          const to = levels[laid + 1]?.[none + (next.shown === 0 ? 1 : 0)];
          to?.add(next.cells, counts(reading, lay, next.shown) ? numbers << 1 : numbers);
        }
      }
}

export function reach(shape: Shape, reading: Reading, most: number): Reach {
  const over = Array.from({ length: most + 1 }, (_, laid) =>
    Array.from({ length: reading.hidden ? laid + 1 : 1 }, () => emptyTable(shape.bits)),
  );
  over[0]?.[0]?.add(0, 1);
  extend(shape, reading, shape.over, over, most);
  const all = over.map((row) => row.map((table) => table.copy()));
  extend(shape, reading, shape.under, all, most);
  return { over, all };
}
