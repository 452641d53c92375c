import { fill } from '@/i18n/format.ts';
import { textWidth } from '../measure.ts';
import type { ChartState } from '../model.ts';
import type { Naming } from '../naming.ts';
import { stacked } from '../order.ts';
import type { Point } from '../trunks.ts';
import { boxOf, linesWidth, placed, unit, wire, wiringOf } from './boxes.ts';
import { flat } from './flat.ts';
import { moved, type Nested, type NestedBox, type NestedWire } from './nested.ts';
import { inRows, isChain } from './rows.ts';

const frameHead = 36;
const side = 15;

/** A part with a frame and its name around it. */
export function framed(state: ChartState, part: Nested, naming: Naming, least = { width: 0, height: 0 }): Nested {
  const [first] = state.entry;
  const entry = first ? fill(naming.words.begins, { what: naming.act(first) }) : null;
  const name = naming.state(state.key);
  const asked = textWidth(name, 15.5) * 1.08 + (entry ? textWidth(entry, unit.label) + 14 : 0) + 2 * side;
  const width = Math.max(part.width + 2 * side, asked, least.width);
  const height = Math.max(part.height + frameHead + side, least.height);
  const inside = moved(part, (width - part.width) / 2, frameHead + (height - frameHead - side - part.height) / 2);
  return {
    ...inside,
    width,
    height,
    frames: [{ id: state.id, name, entry, x: 0, y: 0, width, height }, ...inside.frames],
  };
}

/** The states beside an open one in a column at its left; lines run between the column and its frame. */
function inColumn(chart: ChartState, open: ChartState, inner: Nested, naming: Naming): Nested {
  const others = stacked(chart).filter(({ id }) => id !== open.id);
  const boxes = others.map((state) => boxOf(state, naming, false));
  const home = (id: string) =>
    chart.states.find((state) => id === state.id || id.startsWith(`${state.id}.`))?.id ?? null;
  const wiring = wiringOf(chart.states, home, naming);
  const column = Math.max(...boxes.map(({ width }) => width));
  const across = wiring.filter(({ from, to }) => (from === open.id) !== (to === open.id));
  const gap = Math.max(46, ...across.map(({ lines }) => linesWidth(lines) + 20));
  const lanes = wiring.filter(({ from, to }) => {
    const [a, b] = [others.findIndex(({ id }) => id === from), others.findIndex(({ id }) => id === to)];
    return a >= 0 && b >= 0 && b !== a + 1 && a !== b;
  });
  const left = lanes.length * 9 + (lanes.length > 0 ? 6 : 0);
  const tall = boxes.reduce((sum, { height }) => sum + height, 0);
  const need = tall + 34 * boxes.length;
  const height = Math.max(inner.height, need);
  const begins = chart.initial && home(chart.initial);
  const top = begins !== open.id ? 30 : 0;
  const space = boxes.length > 1 ? (height - top - tall) / (boxes.length - 1) : 0;
  let y = top;
  const set = boxes.map((box): NestedBox => {
    const at = placed({ ...box, width: column, events: box.events }, left, y);
    y += box.height + space;
    return at;
  });
  const x = left + column + gap;
  const part = moved(inner, x, (height - inner.height) / 2);
  const frame = part.frames[0] ?? { y: 0, height };
  const boxAt = (id: string) => set.find((box) => box.id === id);
  const into = (level: number) => Math.min(Math.max(level, frame.y + 14), frame.y + frame.height - 14);
  const right = left + column;
  const wires = wiring.flatMap(({ from, to, ways, lines }): NestedWire[] => {
    const [a, b] = [boxAt(from), boxAt(to)];
    const said = (x: number, y: number, anchor: 'start' | 'middle') =>
      lines.length > 0 ? { lines, x, y, anchor } : null;
    /** Between a box of the column and the frame, aside where the frame does not reach. */
    const across = (level: number): Point[] => {
      const meets = into(level);
      const turn = x - 12;
      const bend =
        meets === level
          ? []
          : [
              { x: turn, y: level },
              { x: turn, y: meets },
            ];
      return [{ x: right, y: level }, ...bend, { x, y: meets }];
    };
    if (a && !b && to === open.id) {
      const level = a.y + Math.min(a.height, unit.head) / 2 - 6;
      return [wire(ways, across(level), said((right + x) / 2, level - 6 - 13 * (lines.length - 1), 'middle'))];
    }
    if (b && !a && from === open.id) {
      const level = b.y + b.height / 2 + 8;
      return [wire(ways, across(level).reverse(), said((right + x) / 2, level + 14, 'middle'))];
    }
    if (!a || !b || a === b) return [];
    if (set.indexOf(b) === set.indexOf(a) + 1) {
      const middle = a.x + Math.min(34, a.width / 2);
      const points = [
        { x: middle, y: a.y + a.height },
        { x: middle, y: b.y },
      ];
      const text = (a.y + a.height + b.y) / 2 + 4 - 6.5 * (lines.length - 1);
      return [wire(ways, points, said(middle + 7, text, 'start'))];
    }
    const lane = left - 8 - 9 * lanes.findIndex((each) => each.from === from && each.to === to);
    return [
      wire(ways, [
        { x: a.x, y: a.y + a.height / 2 },
        { x: lane, y: a.y + a.height / 2 },
        { x: lane, y: b.y + b.height / 2 },
        { x: b.x, y: b.y + b.height / 2 },
      ]),
    ];
  });
  const first = begins ? boxAt(begins) : undefined;
  const dot = first && { x: first.x + 34, y: 6 };
  return {
    of: part.of,
    width: x + inner.width,
    height,
    frames: part.frames,
    boxes: [...set, ...part.boxes],
    wires: [...(first && dot ? [wire([], [dot, { x: dot.x, y: first.y }])] : []), ...wires, ...part.wires],
    dots: [...(dot ? [dot] : []), ...part.dots],
  };
}

/** A chart from inside, opened along a path of states; the last of them shows what is right inside it. */
export async function opened(
  chart: ChartState,
  path: readonly string[],
  naming: Naming,
  least: { width: number; height: number },
): Promise<Nested> {
  const open = chart.states.find(({ id, states }) => states.length > 0 && path.includes(id));
  if (!open) return flat(chart, naming);
  if (isChain(chart)) {
    const inner = await opened(open, path, naming, { width: 0, height: 0 });
    return inRows(chart, open, (room) => framed(open, inner, naming, room), naming, least);
  }
  const inner = framed(open, await opened(open, path, naming, { width: 0, height: 0 }), naming);
  return inColumn(chart, open, inner, naming);
}
