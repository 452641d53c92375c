import type { ComponentSet, PadCell } from '../components/types.ts';
import type { PadName, PadSide } from '../names.ts';
import type { ImprovementPlacement, PadPlacement } from '../plan.ts';

export interface Cell {
  x: number;
  y: number;
  symbol: PadCell;
  /** Place in the printed side, row by row from 0; for an improvement 0 or 1. */
  index: number;
}

const upright = { width: 2, height: 3 };
const lying = { width: 3, height: 2 };
export const padSize = (turn: number): Readonly<typeof upright> => (turn % 2 === 0 ? upright : lying);

/** Where the printed cell in this row and column comes to lie after quarter turns clockwise. */
const turned = (row: number, column: number, turn: number): [x: number, y: number] => {
  switch (turn) {
    case 1:
      return [2 - row, column];
    case 2:
      return [1 - column, 2 - row];
    case 3:
      return [row, 1 - column];
    default:
      return [column, row];
  }
};

type Pads = ComponentSet['pads'];
/** For each pad and side its cells at the four turns. */
type Layouts = Record<PadName, Record<PadSide, Cell[][]>>;
const layouts = new WeakMap<Pads, Layouts>();

/** The cells of a side at a turn with its corner at 0, 0. */
const layout = (rows: PadCell[][], turn: number): Cell[] =>
  rows.flatMap((row, at) =>
    row.map((symbol, column) => {
      const [x, y] = turned(at, column, turn);
      return { x, y, symbol, index: at * 2 + column };
    }),
  );

const allTurns = (rows: PadCell[][]): Cell[][] => [0, 1, 2, 3].map((turn) => layout(rows, turn));

/** Every side at every turn, worked out once for each set of pads. */
function layoutsOf(pads: Pads): Layouts {
  let known = layouts.get(pads);
  if (!known) {
    const sides = (pad: PadName) => ({ 1: allTurns(pads[pad].side1), 2: allTurns(pads[pad].side2) });
    known = { A: sides('A'), B: sides('B') };
    layouts.set(pads, known);
  }
  return known;
}

/** The six cells of a pad as it is turned, counted from its own corner. */
export const padLayout = ({ pads }: Pick<ComponentSet, 'pads'>, { pad, side, turn }: PadPlacement): readonly Cell[] =>
  layoutsOf(pads)[pad][side][turn] ?? [];

/** The six cells of a pad as it lies. */
export const padCells = (components: Pick<ComponentSet, 'pads'>, placement: PadPlacement): Cell[] =>
  padLayout(components, placement).map((cell) => ({ ...cell, x: placement.x + cell.x, y: placement.y + cell.y }));

const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The two spots an improvement covers. */
export const improvementSpots = ({ x, y, turn }: Omit<ImprovementPlacement, 'tile' | 'layer'>) => [
  { x, y },
  { x: x + steps[turn][0], y: y + steps[turn][1] },
];

/** Whether a pad lies on this spot. */
export const onPad = ({ turn, x, y }: PadPlacement, spot: { x: number; y: number }): boolean => {
  const { width, height } = padSize(turn);
  return spot.x >= x && spot.x < x + width && spot.y >= y && spot.y < y + height;
};

/** S1.2: how many cells of the lower pad the upper one covers. */
export function coveredCells(a: PadPlacement, b: PadPlacement): number {
  const one = padSize(a.turn);
  const two = padSize(b.turn);
  const across = Math.min(a.x + one.width, b.x + two.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + one.height, b.y + two.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}
