import { describe, expect, test } from 'vitest';
import { sizes } from '@/charts/boxes.ts';
import type { Line, Placed } from '@/charts/chartLayout.ts';
import { textWidth } from '@/charts/measure.ts';
import { withDescendants } from '@/charts/model.ts';
import { svg } from '@/charts/svg.ts';
import type { Point } from '@/charts/trunks.ts';
import { drawn } from './kit.ts';

interface Rect extends Point {
  width: number;
  height: number;
}
const inside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

const segments = ({ points }: Line): [Point, Point][] => points.slice(1).map((to, at) => [points[at] as Point, to]);
/** The ground a stretch of line covers, a hair less than a box that it only touches. */
const ground = ([a, b]: [Point, Point]): Rect => ({
  x: Math.min(a.x, b.x) + 0.01,
  y: Math.min(a.y, b.y) + 0.01,
  width: Math.max(0, Math.abs(a.x - b.x) - 0.02),
  height: Math.max(0, Math.abs(a.y - b.y) - 0.02),
});
const touches = ({ x, y }: Point, box: Placed): boolean =>
  [box.x, box.x + box.width].includes(x)
    ? y >= box.y && y <= box.y + box.height
    : [box.y, box.y + box.height].includes(y) && x > box.x && x < box.x + box.width;

const rowsOf = (box: Placed): Rect[] =>
  box.rows.map(({ way, side, text, note, y }) => ({
    x: box.x + sizes.pad,
    y: box.y + y - sizes.line / 2,
    width: Math.max(textWidth(text, sizes.line), textWidth(note ?? '', sizes.note)) + (way && !side ? sizes.pad : 0),
    height: sizes.line + (note === null ? 0 : sizes.noteRow),
  }));
const chipsOf = (box: Placed): Rect[] =>
  box.chips.map(({ x, y, width }) => ({ x: box.x + x, y: box.y + y, width, height: sizes.chipHeight }));

describe.each(drawn)('the drawing of $name', ({ chart, layout }) => {
  const { frame, boxes, lines } = layout;
  const pairs = boxes.flatMap((a, at) => boxes.slice(at + 1).map((b): [Placed, Placed] => [a, b]));

  test('has a box for every state, and every state inside one by name', () => {
    expect(boxes.flatMap(({ state }) => state?.id ?? []).sort()).toEqual(chart.states.map(({ id }) => id).sort());
    for (const { state, chips } of boxes)
      expect(chips.map((chip) => chip.state.id).sort()).toEqual((state?.states ?? []).map(({ id }) => id).sort());
  });

  test('has every way out of its states once, as a line of text or as an arrow to what comes next', () => {
    const known = new Set(chart.states.flatMap(withDescendants).map(({ id }) => id));
    const own = chart.ways.filter(({ to }) => to === null || known.has(to));
    const ways = [...chart.states.flatMap((state) => state.ways), ...own].map(({ id }) => id);
    const said = boxes.flatMap(({ rows, goesOn }) => [
      ...rows.flatMap(({ way }) => way?.id ?? []),
      ...(goesOn ? [goesOn.way.id] : []),
    ]);
    expect(said.sort()).toEqual(ways.sort());
  });

  test('draws each way that leads to another box from the one to the other, and no other', () => {
    const home = (id: string | null) =>
      boxes.find(({ state }) => state && withDescendants(state).some((inner) => inner.id === id));
    const leading = chart.states
      .concat(chart)
      .flatMap((state) => state.ways)
      .filter(({ to }) => home(to));
    expect(lines.flatMap(({ way }) => way?.id ?? []).sort()).toEqual(leading.map(({ id }) => id).sort());
    for (const { way, points } of lines) {
      if (!way) continue;
      const from = boxes.find(({ id, rows }) => id === way.from || rows.some((row) => row.way === way));
      expect(touches(points[0] as Point, from as Placed), `${way.id} starts at its box`).toBe(true);
      expect(touches(points.at(-1) as Point, home(way.to) as Placed), `${way.id} ends at its box`).toBe(true);
    }
  });

  test('starts where the chart starts', () => {
    const [first] = lines.filter(({ way }) => !way);
    const initial = boxes.find(({ id }) => id === chart.initial);
    expect(touches(first?.points.at(-1) as Point, initial as Placed)).toBe(true);
  });

  test('keeps boxes apart, and everything inside what is around it', () => {
    for (const [a, b] of pairs) expect(apart(a, b), `${a.id} and ${b.id}`).toBe(true);
    for (const box of boxes) {
      expect(inside(box, frame), box.id).toBe(true);
      const parts = [...rowsOf(box), ...chipsOf(box)];
      for (const part of parts) expect(inside(part, box), `${box.id} ${JSON.stringify(part)}`).toBe(true);
      for (const [at, part] of parts.entries())
        for (const other of parts.slice(at + 1)) expect(apart(part, other), box.id).toBe(true);
    }
    for (const line of lines) for (const part of segments(line)) expect(inside(ground(part), frame)).toBe(true);
  });

  test('runs no line through a box', () => {
    for (const line of lines)
      for (const part of segments(line))
        for (const box of boxes) expect(apart(ground(part), box), `${line.way?.id} through ${box.id}`).toBe(true);
  });

  test('fits a phone without being shrunk', () => {
    expect(frame.width).toBeLessThanOrEqual(328);
  });

  test('is written with every state as a link, and no name breaks it', () => {
    const words = { label: 'a < b & "c"', now: 'now' };
    const text = svg(layout, words, (id) => `#${id}`);
    expect(text).toContain('aria-label="a &lt; b &amp; &quot;c&quot;"');
    const links = [...text.matchAll(/<a [^>]*data-state="([^"]+)"/g)].map(([, id]) => id);
    const states = chart.states.flatMap((state) => [state, ...state.states]).map(({ id }) => id);
    expect(links.sort()).toEqual(states.sort());
  });
});

/** Where one state leads to all others, as in every phase with turns, nothing has to cross. */
const turns = drawn.filter(({ name }) => ['improvement', 'research', 'logistics', 'sale'].includes(name));
describe.each(turns)('the ways down in the drawing of $name', ({ layout: { lines } }) => {
  test('do not cross', () => {
    expect(lines.length).toBeGreaterThan(3);
    const down = lines.filter(({ way, points }) => way && (points.at(-1)?.y ?? 0) > (points[0]?.y ?? 0));
    for (const [at, a] of down.entries())
      for (const b of down.slice(at + 1)) {
        if (a.way?.to === b.way?.to) continue;
        const crossing = segments(a).some((one) => segments(b).some((two) => !apart(ground(one), ground(two))));
        expect(crossing, `${a.way?.id} and ${b.way?.id}`).toBe(false);
      }
  });
});
