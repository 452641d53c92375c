import type { ChartState } from '../model.ts';
import type { Naming } from '../naming.ts';
import type { Point } from '../trunks.ts';
import { boxOf, placed, wire } from './boxes.ts';
import { moved, type Nested, type NestedBox, type NestedWire } from './nested.ts';

/** One after the other: the only way out of each state leads to the one listed after it. */
export const isChain = ({ states }: ChartState): boolean =>
  states.every(({ ways, final }, at) => final || (ways.length === 1 && ways[0]?.to === states[at + 1]?.id));

const between = 22;
const most = 5;
/** Room for the dot before the first box. */
const first = 34;

/** Boxes side by side, as many in a row as fit. */
const rowsOf = <Each>(all: readonly Each[]): Each[][] => {
  const rows = Math.ceil(all.length / most);
  return Array.from({ length: rows }, (_, row) => all.slice(row * most, (row + 1) * most));
};

/** A chain around the one of its states that is open: what comes before in rows above it, what comes after below. */
export function inRows(
  chart: ChartState,
  open: ChartState,
  frame: (room: { width: number; height: number }) => Nested,
  naming: Naming,
  least: { width: number; height: number },
): Nested {
  const at = chart.states.indexOf(open);
  const boxed = (states: readonly ChartState[]) => rowsOf(states.map((state) => boxOf(state, naming, true)));
  const above = boxed(chart.states.slice(0, at));
  const below = boxed(chart.states.slice(at + 1));
  const row = 36;
  const used = (above.length + below.length) * (row + between);
  const inner = frame({ width: least.width, height: Math.max(0, least.height - used) });
  const width = Math.max(inner.width, least.width);
  const set: NestedBox[] = [];
  const wires: NestedWire[] = [];
  const lay = (rows: NestedBox[][], top: number) =>
    rows.forEach((boxes, line) => {
      // A whole row fills the width; each box is as much wider than its name as the others.
      const asked = boxes.reduce((sum, box) => sum + box.width, 0) + (boxes.length - 1) * between;
      const more = Math.min(40, (width - first - asked) / boxes.length);
      let x = first;
      for (const box of boxes) {
        const wide = box.width + more;
        set.push(placed({ ...box, width: wide, height: row, nameY: row / 2 }, x, top + line * (row + between)));
        x += wide + between;
      }
    });
  lay(above, 0);
  const frameY = above.length * (row + between);
  lay(below, frameY + inner.height + between);
  const boxOfState = (state: ChartState | undefined) => set.find(({ id }) => id === state?.id);
  const middle = (box: NestedBox): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  chart.states.forEach((state, place) => {
    const next = chart.states[place + 1];
    const [a, b] = [boxOfState(state), boxOfState(next)];
    if (!next) return;
    if (a && b && a.y === b.y)
      wires.push(
        wire(state.ways, [
          { x: a.x + a.width, y: middle(a).y },
          { x: b.x, y: middle(b).y },
        ]),
      );
    else if (a && b) {
      const turn = a.y + a.height + between / 2;
      wires.push(
        wire(state.ways, [
          { x: middle(a).x, y: a.y + a.height },
          { x: middle(a).x, y: turn },
          { x: middle(b).x, y: turn },
          { x: middle(b).x, y: b.y },
        ]),
      );
    } else if (a)
      wires.push(
        wire(state.ways, [
          { x: middle(a).x, y: a.y + a.height },
          { x: middle(a).x, y: frameY },
        ]),
      );
    else if (b)
      wires.push(
        wire(state.ways, [
          { x: middle(b).x, y: b.y - between },
          { x: middle(b).x, y: b.y },
        ]),
      );
  });
  const begins = boxOfState(chart.states[0]);
  const part = moved(inner, (width - inner.width) / 2, frameY);
  const dot = begins && { x: 10, y: middle(begins).y };
  return {
    of: part.of,
    width,
    height: frameY + inner.height + below.length * (row + between),
    frames: part.frames,
    boxes: [...set, ...part.boxes],
    wires: [...(dot ? [wire([], [dot, { x: first, y: dot.y }])] : []), ...wires, ...part.wires],
    dots: [...(dot ? [dot] : []), ...part.dots],
  };
}
