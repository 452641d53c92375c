import type { CellSets } from './cellSets.ts';
import type { Pile } from './counts.ts';
import type { Form } from './padSide.ts';
import { counts, layBelow, shownBelow } from './reach.ts';
import type { ShapeLay } from './shape.ts';
import type { SolverRules } from './solverRules.ts';

/** An improvement where it lies, and which of its two spots show an active symbol. */
export interface Lying {
  lay: ShapeLay;
  shows: [boolean, boolean];
}

interface At {
  cells: number;
  laid: number;
  none: number;
  number: number;
}

const holds = (tables: CellSets[][], { cells, laid, none, number }: At): boolean =>
  (((tables[laid]?.[none]?.at(cells) ?? 0) >> number) & 1) === 1;

/** The lowest improvement of a pile and the pile without it, looked for in the tables. */
function lowest(form: Form, rules: SolverRules, at: At, lays: readonly ShapeLay[], tables: CellSets[][]) {
  const { shape } = form;
  for (const lay of lays)
    for (const fresh of [lay.cells, ...lay.bits]) {
      if (fresh === 0 || (fresh & ~at.cells) !== 0) continue;
      // A mark may have been there before or not.
      for (const before of new Set([at.cells & ~fresh, at.cells & ~fresh & ~lay.marks])) {
        if (layBelow(rules, lay, before) !== at.cells) continue;
        const shown = shownBelow(lay, before);
        const from = {
          cells: before,
          laid: at.laid - 1,
          none: at.none - (shown === 0 ? 1 : 0),
          number: at.number - (counts(rules, lay, shown) ? 1 : 0),
        };
        if (from.number < 0 || !holds(tables, from)) continue;
        const shows = lay.bits.map(
          (bit, spot) => (bit & ~before & shape.seenBits) !== 0 || (lay.showsOuter === 1 && lay.outerSpot === spot),
        ) as [boolean, boolean];
        return { lying: { lay, shows }, from };
      }
    }
  throw new Error('The pile is not in the tables.');
}

/** The improvements of a pile, the lowest first. */
export function trace(form: Form, rules: SolverRules, { cells, none }: Pile, laid: number, number: number): Lying[] {
  const { over, all } = form.reach;
  const found: Lying[] = [];
  let at: At = { cells, laid, none, number };
  while (at.laid > 0) {
    const { lying, from } = holds(over, at)
      ? lowest(form, rules, at, form.shape.over, over)
      : lowest(form, rules, at, form.shape.under, all);
    found.push(lying);
    at = from;
  }
  return found;
}
