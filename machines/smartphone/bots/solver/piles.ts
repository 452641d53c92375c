import { type CellSets, emptyCellSets } from './cellSets.ts';
import { type Pile, type Places, pileOf, placesOn, type Room, roomFor } from './counts.ts';
import { ones, type Reach } from './reach.ts';
import type { Shape } from './shape.ts';
import type { SolverRules } from './solverRules.ts';

/** The piles of the tables of reach.ts, one by one. */

export interface Reached {
  shape: Shape;
  reach: Reach;
}

/** Cells and the goods lost between the pads in one number. */
export const seenKey = (shape: Shape, rules: SolverRules, cells: number): number => {
  const seen = cells & ((1 << shape.cells.length) - 1);
  return rules.betweenCosts ? seen | (ones(cells & shape.coveredBits) << shape.cells.length) : seen;
};

/** Every set of cells that some pile covers, with the places on it. */
export function eachCells(
  { shape, reach: { all } }: Reached,
  rules: SolverRules,
  visit: (cells: number, places: Places) => void,
): void {
  const placesFor = placesOn(shape, rules);
  const used = emptyCellSets(shape.bits);
  for (const table of all.flat()) for (const cells of table.filled()) used.add(cells, 1);
  for (const cells of used.filled()) visit(cells, placesFor(cells));
}

type Visit = (pile: Pile, room: Room, laid: number, number: number) => void;

/** Every pile on these cells, with the room that is left beneath it. */
export function pilesOn(
  { shape, reach: { all } }: Reached,
  rules: SolverRules,
  cells: number,
  places: Places,
  visit: Visit,
): void {
  for (let laid = 0; laid < all.length; laid++) {
    const row = all[laid] as CellSets[];
    for (let none = 0; none < row.length; none++)
      for (let numbers = (row[none] as CellSets).at(cells), number = 0; numbers; numbers >>= 1, number++) {
        if (!(numbers & 1)) continue;
        const pile = pileOf(shape, rules, cells, laid, none, number);
        visit(pile, roomFor(shape, rules, places, pile), laid, number);
      }
  }
}
