import { distinct } from './alike.ts';
import { hiddenRoom } from './counts.ts';
import { eachCells, pilesOn, type Reached, seenKey } from './piles.ts';
import type { SolverRules } from './solverRules.ts';

/** How many improvements of each kind can lie on a shape, for each set of cells that they leave uncovered. */

/** So many show both symbols, so many show one; `none` has a bit for each number that may then show nothing. */
export interface Ways {
  both: number;
  one: number;
  none: number;
}

/** A list that holds at `both * (most + 1) + one` the bits of how many may show nothing. */
type Row = Uint32Array;

/** The bits from one number to another. */
const bitsBetween = (from: number, to: number): number => ((2 << to) - (1 << from)) >>> 0;

/** A row for each key, and in it whatever some pile on its cells comes to with more laid beneath. */
function rowsOf(reached: Reached, rules: SolverRules, most: number): Map<number, Row> {
  const found = new Map<number, Row>();
  eachCells(reached, rules, (cells, places) => {
    const key = seenKey(reached.shape, rules, cells);
    const row = found.get(key) ?? new Uint32Array((most + 1) ** 2);
    found.set(key, row);
    pilesOn(reached, rules, cells, places, ({ both, one, none }, room, laid) => {
      const left = most - laid;
      for (let more = 0; more <= room.showing && more <= left; more++) {
        const hidden = Math.min(hiddenRoom(room, more), left - more);
        const kind = both * (most + 1) + one + more;
        row[kind] = (row[kind] as number) | bitsBetween(none, none + hidden);
      }
    });
  });
  return found;
}

function waysIn(row: Row, most: number): Ways[] {
  const ways: Ways[] = [];
  for (const [kind, none] of row.entries())
    if (none) ways.push({ both: Math.floor(kind / (most + 1)), one: kind % (most + 1), none });
  return ways;
}

/** Different lists of ways; the keys of `seenKey`, and which of the lists belongs to each. */
export interface WaysByKey {
  ways: Ways[][];
  keys: Int32Array;
  waysOf: Int32Array;
}

export function waysOn(reached: Reached, rules: SolverRules, most: number): WaysByKey {
  const rows = rowsOf(reached, rules, most);
  const known = distinct();
  const waysOf = Int32Array.from(rows.values(), (row) => known.numberOf(row));
  return { ways: known.lists.map((row) => waysIn(row, most)), keys: Int32Array.from(rows.keys()), waysOf };
}
