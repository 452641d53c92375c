import type { PadCell } from '../../smartphone/components/types.ts';
import { padCells } from '../../smartphone/rules/grid.ts';
import type { PlanMeans } from '../../smartphone/rules/plan.ts';
import type { Stacking } from '../../smartphone/rules/planSpace.ts';
import { hiddenRoom, type Pile, type Places, pileOf, placesOn, type Room, roomFor } from './counts.ts';
import { ones, type Reach, reach } from './reach.ts';
import { type Reading, readingOf } from './reading.ts';
import { type Shape, shapeOf } from './shape.ts';
import { type Mirror, mirrored, mirrors, type Spot, shapeKey, spotKey, unionOf } from './spots.ts';

/** How many improvements of each kind can lie on a shape, for each set of cells that they leave uncovered. */

/** So many show both symbols, so many show one; `none` has a bit for each number that may then show nothing. */
export interface Ways {
  both: number;
  one: number;
  none: number;
}

export interface Form {
  shape: Shape;
  reach: Reach;
  /** Different lists of ways, and which of them belongs to each key of `seenKey`. */
  ways: Ways[][];
  keys: { key: number; ways: number }[];
}

export interface Placed {
  stacking: Stacking;
  mirror: Mirror;
  form: Form;
  /** What is printed on each cell of the shape, as it is seen without improvements. */
  printed: PadCell[];
  /** From the shape's own cells to those of this stacking, before it is mirrored. */
  shift: Spot;
}

export interface PadSide {
  reading: Reading;
  most: number;
  placed: Placed[];
}

/** Cells and the goods lost between the pads in one number. */
export const seenKey = (shape: Shape, reading: Reading, cells: number): number => {
  const seen = cells & ((1 << shape.cells.length) - 1);
  return reading.betweenCosts ? seen | (ones(cells & shape.coveredBits) << shape.cells.length) : seen;
};

type Visit = (pile: Pile, room: Room, laid: number, number: number) => void;

/** Every pile of the table in turn, with the room that is left beneath it. */
export function eachPile(
  { shape, reach: { all } }: Pick<Form, 'shape' | 'reach'>,
  reading: Reading,
  visit: Visit,
): void {
  const places = placesOn(shape, reading);
  const known = new Map<number, Places>();
  for (const [laid, row] of all.entries())
    for (const [none, table] of row.entries())
      for (const cells of table.filled()) {
        const here = known.get(cells) ?? places(cells);
        known.set(cells, here);
        for (let numbers = table.at(cells), number = 0; numbers; numbers >>= 1, number++) {
          if (!(numbers & 1)) continue;
          const pile = pileOf(shape, reading, cells, laid, none, number);
          visit(pile, roomFor(shape, reading, here, pile), laid, number);
        }
      }
}

/** The bits from one number to another. */
const bitsBetween = (from: number, to: number): number => ((2 << to) - (1 << from)) >>> 0;

function waysOf(shape: Shape, reached: Reach, reading: Reading, most: number): Pick<Form, 'ways' | 'keys'> {
  const kinds = (most + 1) ** 2;
  const found = new Map<number, Uint32Array>();
  eachPile({ shape, reach: reached }, reading, (pile, room, laid) => {
    const key = seenKey(shape, reading, pile.cells);
    let row = found.get(key);
    if (!row) {
      row = new Uint32Array(kinds);
      found.set(key, row);
    }
    for (let more = 0; more <= room.showing && laid + more <= most; more++) {
      const hidden = Math.min(hiddenRoom(room, more), most - laid - more);
      const kind = pile.both * (most + 1) + pile.one + more;
      row[kind] = (row[kind] ?? 0) | bitsBetween(pile.none, pile.none + hidden);
    }
  });
  const rows: Uint32Array[] = [];
  const byHash = new Map<number, number[]>();
  const keys = [...found].map(([key, row]) => {
    const hash = row.reduce((mixed, none) => Math.imul(mixed ^ none, 0x01000193), 0x1c9dc5);
    const alike = byHash.get(hash) ?? [];
    let ways = alike.find((number) => rows[number]?.every((none, kind) => none === row[kind]));
    if (ways === undefined) {
      ways = rows.push(row) - 1;
      byHash.set(hash, [...alike, ways]);
    }
    return { key, ways };
  });
  const waysIn = (row: Uint32Array): Ways[] =>
    [...row].flatMap((none, kind) =>
      none ? [{ both: Math.floor(kind / (most + 1)), one: kind % (most + 1), none }] : [],
    );
  return { ways: rows.map(waysIn), keys };
}

const leastMirror = (stacking: Stacking): { mirror: Mirror; key: string } =>
  mirrors
    .map((mirror) => ({ mirror, key: shapeKey(stacking, mirror) }))
    .reduce((least, each) => (each.key < least.key ? each : least));

const known = new WeakMap<Stacking, { mirror: Mirror; key: string }>();

/** Where the pads lie is the same in every copy of the game, so each stacking is looked at once. */
function leastOf(stacking: Stacking): { mirror: Mirror; key: string } {
  const least = known.get(stacking) ?? leastMirror(stacking);
  known.set(stacking, least);
  return least;
}

/** Everything about plans that does not depend on the improvements but on their number. */
export function padSide(means: PlanMeans, most: number, on: readonly Stacking[]): PadSide {
  const reading = readingOf(means);
  const forms = new Map<string, Form>();
  const placed = on.map((stacking): Placed => {
    const { mirror, key } = leastOf(stacking);
    let form = forms.get(key);
    if (!form) {
      const shape = shapeOf(means, reading, stacking, mirror);
      const reached = reach(shape, reading, most);
      form = { shape, reach: reached, ...waysOf(shape, reached, reading, most) };
      forms.set(key, form);
    }
    const symbols = new Map<number, PadCell>();
    for (const pad of [stacking.bottom, stacking.top])
      for (const cell of padCells(means.components, pad)) symbols.set(spotKey(mirrored(mirror, cell)), cell.symbol);
    const cells = unionOf(stacking)
      .map((spot) => mirrored(mirror, spot))
      .sort((a, b) => spotKey(a) - spotKey(b));
    const [here] = cells as [Spot];
    const [there] = form.shape.cells as [Spot];
    return {
      stacking,
      mirror,
      form,
      printed: cells.map((cell) => symbols.get(spotKey(cell)) ?? null),
      shift: { x: here.x - there.x, y: here.y - there.y },
    };
  });
  return { reading, most, placed };
}
