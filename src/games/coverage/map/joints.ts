import type { Hex } from '@machines/coverage/names.ts';
import { centreOf, type Point, radius } from './hexLayout.ts';

/** Where lines between hexes begin and end. */

/** Where a stack of chips stands; straight above and below it no line ever runs. */
const footOf = (hex: Hex): Point => {
  const { x, y } = centreOf(hex);
  return { x, y: y + 0.36 * radius };
};

/** On the way from the start to a hex, just outside the start's ring. */
export const leaving = (start: Hex, to: Hex): Point => {
  const [from, there] = [centreOf(start), centreOf(to)];
  return { x: from.x + 0.4 * (there.x - from.x), y: from.y + 0.4 * (there.y - from.y) + 0.12 * radius };
};

const line = (...points: Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

export const edgeKey = (one: Hex, other: Hex): string => `${one} ${other}`;

/** Across the edge that two hexes share, so that they look like one. */
export const bridgePath = (one: Hex, other: Hex): string => {
  const [a, b] = [centreOf(one), centreOf(other)];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const [dx, dy] = [0.052 * (b.x - a.x), 0.052 * (b.y - a.y)];
  return line({ x: x - dx, y: y - dy }, { x: x + dx, y: y + dy });
};

export const linkPath = (one: Hex, other: Hex): string => line(footOf(one), footOf(other));

export const startLinkPath = (start: Hex, to: Hex): string => line(leaving(start, to), footOf(to));

/** A lease: from the last own hex, or the start, over what is leased to just before the hex that is taken. */
export const routePath = (start: Hex, from: Hex, route: readonly Hex[], to: Hex): string => {
  const [first = to] = route;
  const last = footOf(route.at(-1) ?? from);
  const end = footOf(to);
  return line(from === start ? leaving(start, first) : footOf(from), ...route.map(footOf), {
    x: last.x + 0.66 * (end.x - last.x),
    y: last.y + 0.66 * (end.y - last.y),
  });
};
