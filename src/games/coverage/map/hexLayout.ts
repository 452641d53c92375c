import type { Hex } from '@machines/coverage/names.ts';
import { spotOf } from '@machines/coverage/rules/hexes.ts';

/** Hexes with a point at the top. */

/** From the middle to a corner. */
export const radius = 50;
/** From side to side. */
export const hexWidth = Math.sqrt(3) * radius;
const width = hexWidth;

export interface Point {
  x: number;
  y: number;
}

export const centreOf = (hex: Hex): Point => {
  const [q, r] = spotOf(hex);
  return { x: width * (q + r / 2), y: 1.5 * radius * r };
};

export const atHex = (hex: Hex): string => {
  const { x, y } = centreOf(hex);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
};

/** The outline about the middle, drawn a little smaller so that a gap is left. */
export const outline = (size: number): string =>
  Array.from({ length: 6 }, (_, at) => {
    const turn = (Math.PI / 3) * at - Math.PI / 2;
    return `${(size * radius * Math.cos(turn)).toFixed(1)},${(size * radius * Math.sin(turn)).toFixed(1)}`;
  }).join(' ');

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How many hexes' widths the map is wide and high. */
  across: number;
  along: number;
}

export function frameOf(hexes: readonly Hex[]): Frame {
  const centres = hexes.map(centreOf);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const edge = radius / 10;
  const room = {
    x: left - width / 2 - edge,
    y: top - radius - edge,
    width: right - left + width + 2 * edge,
    height: bottom - top + 2 * (radius + edge),
  };
  return { ...room, across: room.width / width, along: room.height / width };
}

/** Up and down go to the nearest hex of the next row, left and right along the row. */
const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The hex an arrow key leads to; null when there is none that way. */
export function stepFrom(hexes: readonly Hex[], from: Hex, key: string): Hex | null {
  const step = steps[key];
  if (!step) return null;
  const here = centreOf(from);
  const ahead = hexes
    .map((hex) => ({ hex, at: centreOf(hex) }))
    .filter(({ at }) => {
      const [along, down] = [(at.x - here.x) / radius, (at.y - here.y) / radius];
      if (step.y === 0) return Math.abs(down) < 0.1 && along * step.x > 0.1;
      return down * step.y > 0.1 && down * step.y < 1.6;
    })
    .sort((a, b) => Math.abs(a.at.x - here.x) - Math.abs(b.at.x - here.x));
  return ahead[0]?.hex ?? null;
}
