import { textWidth } from '../measure.ts';
import type { ChartState, Way } from '../model.ts';
import { type Naming, onlyAllowed, wayLine } from '../naming.ts';
import { arrowHead, roundedPath } from '../strokes.ts';
import type { Point } from '../trunks.ts';
import type { NestedBox, NestedWire } from './nested.ts';

/** Sizes of the big drawing, in its own units. */
export const unit = { name: 14.5, event: 12.5, label: 12, head: 40, row: 17, pad: 14, mark: 20, gap: 12 };

/** Of more events than this only the marks stand in a state. */
const mostListed = 4;

/** What a seat may do in a state, each event once. */
export const eventsOf = ({ ways }: ChartState): string[] => [
  ...new Set(ways.flatMap(({ event }) => (event === null ? [] : [event]))),
];

/** A state as a box as large as what stands in it; of many events only the marks are shown. */
export function boxOf(state: ChartState, naming: Naming, plain: boolean): NestedBox {
  const name = naming.state(state.key);
  const events = plain ? [] : eventsOf(state);
  const listed = events.length <= mostListed;
  const widest = Math.max(0, ...events.map((event) => textWidth(naming.act(event), unit.event))) + unit.mark;
  const inside = listed ? widest : events.length * unit.mark;
  const width = Math.max(
    textWidth(name, plain ? 13 : unit.name) * 1.05 + 2 * (plain ? 9 : unit.pad),
    events.length > 0 ? inside + 2 * unit.pad : 0,
    plain ? 64 : 84,
  );
  const head = events.length > 0 ? 28 : plain ? 34 : unit.head;
  const rows = listed ? events.length : 1;
  return {
    id: state.id,
    name,
    final: state.final,
    x: 0,
    y: 0,
    width: Math.ceil(width),
    height: head + (events.length > 0 ? rows * unit.row + 6 : 0),
    nameY: head / 2,
    events: events.map((event, at) => ({
      event,
      text: listed ? naming.act(event) : null,
      x: unit.pad + (listed ? 0 : at * unit.mark),
      y: head + (listed ? at * unit.row : 0) + unit.row / 2,
      width: listed ? width - 2 * unit.pad : unit.mark - 4,
    })),
  };
}

/** A text in lines that are no wider than this, if words allow it. */
function inLines(text: string, most = 116): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && textWidth(longer, unit.label) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
export const linesWidth = (lines: readonly string[]): number =>
  Math.max(0, ...lines.map((line) => textWidth(line, unit.label)));

export const placed = (box: NestedBox, x: number, y: number): NestedBox => ({
  ...box,
  x,
  y,
  nameY: box.nameY + y,
  events: box.events.map((event) => ({ ...event, x: event.x + x, y: event.y + y })),
});

/** All ways between the same two states, as one line. */
export interface Wiring {
  from: string;
  to: string;
  ways: Way[];
  lines: string[];
}

/** What a line says: conditions, since events stand in the state they leave. */
function textOf(ways: readonly Way[], of: readonly Way[], naming: Naming): string {
  const said = ways.flatMap((way) => {
    if (way.kind !== 'always' && (way.guard === null || onlyAllowed(way.guard))) return [];
    if (way.kind === 'action') return [];
    const alone = of.filter(({ kind, from }) => kind === way.kind && from === way.from).length === 1;
    return alone && way.guard === null ? [] : [wayLine(way, alone, naming).text];
  });
  return [...new Set(said)].join(', ');
}

/** The lines between states, by the two that each joins. `home` tells which of the drawn ones a state is in. */
export function wiringOf(
  states: readonly ChartState[],
  home: (state: string) => string | null,
  naming: Naming,
): Wiring[] {
  const ways = states.flatMap((state) => state.ways);
  const ends = ways.flatMap((way) => {
    const [from, to] = [home(way.from), home(way.to ?? way.from)];
    return from !== null && to !== null ? [{ way, from, to }] : [];
  });
  const grouped = Object.values(Object.groupBy(ends, ({ from, to }) => `${from} ${to}`));
  return grouped.flatMap((group = []) => {
    const [first] = group;
    const own = group.map(({ way }) => way);
    return first ? [{ from: first.from, to: first.to, ways: own, lines: inLines(textOf(own, ways, naming)) }] : [];
  });
}

export const wire = (
  ways: readonly Way[],
  points: readonly Point[],
  label: NestedWire['label'] = null,
): NestedWire => ({
  ways: ways.map(({ id }) => id),
  d: roundedPath(points),
  head: /d="([^"]*)"/.exec(arrowHead(points))?.[1] ?? '',
  label,
});

/** A way that does not leave its state: a small loop at its lower right corner. */
export const loop = (ways: readonly Way[], { x, y, width, height }: NestedBox): NestedWire => {
  const right = x + width;
  const bottom = y + height;
  return wire(ways, [
    { x: right, y: bottom - 14 },
    { x: right + 13, y: bottom - 14 },
    { x: right + 13, y: bottom + 9 },
    { x: right - 16, y: bottom + 9 },
    { x: right - 16, y: bottom },
  ]);
};
