import { onPad } from '../../rules/grid.ts';
import type { Stacking } from '../../rules/planSpace.ts';

export interface Spot {
  x: number;
  y: number;
}

/** 1 or -1 for each axis: mirrored twice is as it was. */
export type Mirror = readonly [x: number, y: number];

export const mirrors: readonly Mirror[] = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];

export const mirrored = ([x, y]: Mirror, spot: Spot): Spot => ({ x: x * spot.x, y: y * spot.y });

export const spotKey = ({ x, y }: Spot): number => x * 100 + y;

/** Every spot a pad lies on: 8 to 11 of them. */
export function unionOf({ bottom, top }: Stacking): Spot[] {
  const found: Spot[] = [];
  for (let x = -3; x <= 4; x++)
    for (let y = -3; y <= 5; y++) if (onPad(bottom, { x, y }) || onPad(top, { x, y })) found.push({ x, y });
  return found;
}

/** The same for stackings of the same shape: where the pads lie, seen in this mirror from the corner. */
export function shapeKey(stacking: Stacking, mirror: Mirror): string {
  const spots = unionOf(stacking).map((spot) => ({ at: mirrored(mirror, spot), spot }));
  const left = Math.min(...spots.map(({ at }) => at.x));
  const above = Math.min(...spots.map(({ at }) => at.y));
  return spots
    .map(({ at, spot }) => {
      const pads = Number(onPad(stacking.bottom, spot)) + 2 * Number(onPad(stacking.top, spot));
      return spotKey({ x: at.x - left, y: at.y - above }) * 4 + pads;
    })
    .sort((a, b) => a - b)
    .join();
}
