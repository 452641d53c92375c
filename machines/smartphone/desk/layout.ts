import type { PadName } from '../names.ts';
import type { ImprovementPlacement, PadPlacement, Plan } from '../plan.ts';
import { improvementSpots, padSize } from '../rules/grid.ts';

/** The desk is this many cells wide and high; pieces stay on it. */
export const deskSize = { width: 8, height: 7 };

/** A pad, or an improvement by its number. */
export type Piece = PadName | number;
export type Placement = PadPlacement | ImprovementPlacement;

export interface Spot {
  x: number;
  y: number;
}
export interface Box extends Spot {
  width: number;
  height: number;
}

/** The cells a piece takes up, as a box with its top left corner. */
export function boxOf(placement: Placement): Box {
  if ('pad' in placement) return { x: placement.x, y: placement.y, ...padSize(placement.turn) };
  const spots = improvementSpots(placement);
  return {
    x: Math.min(...spots.map(({ x }) => x)),
    y: Math.min(...spots.map(({ y }) => y)),
    ...(placement.turn % 2 === 0 ? { width: 2, height: 1 } : { width: 1, height: 2 }),
  };
}

/** Where a piece lies; null for an improvement that is face down. */
export function placementOf(plan: Plan, piece: PadName): PadPlacement;
export function placementOf(plan: Plan, piece: Piece): Placement | null;
export function placementOf({ bottom, top, improvements }: Plan, piece: Piece): Placement | null {
  if (typeof piece === 'number') return improvements.find(({ tile }) => tile === piece) ?? null;
  return top.pad === piece ? top : bottom;
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** The same box, moved the least it takes to lie on the desk. */
export const boxOnDesk = (box: Box): Box => ({
  ...box,
  x: within(box.x, deskSize.width - box.width),
  y: within(box.y, deskSize.height - box.height),
});

/** A piece on whole cells and on the desk. */
export function onDesk<T extends Placement>(placement: T): T {
  const near = { ...placement, x: Math.round(placement.x), y: Math.round(placement.y) };
  const box = boxOf(near);
  const kept = boxOnDesk(box);
  return { ...near, x: near.x + kept.x - box.x, y: near.y + kept.y - box.y };
}

const moved = <T extends Placement>(placement: T, dx: number, dy: number): T => ({
  ...placement,
  x: placement.x + dx,
  y: placement.y + dy,
});

/** How far to move pieces that take up `least` to `most` so that they stand in the middle of `size`. */
const toMiddle = (least: number, most: number, size: number): number => Math.floor((size - (most - least)) / 2) - least;

/** The same, but 0 if they fit where they are. */
const ifNeeded: typeof toMiddle = (least, most, size) => (least >= 0 && most <= size ? 0 : toMiddle(least, most, size));

/** Where on the table a plan lies makes no difference (S1.1), so all of it moves alike. */
function movedBy(plan: Plan, shift: typeof toMiddle): Plan {
  const boxes = [plan.bottom, plan.top, ...plan.improvements].map(boxOf);
  const dx = shift(
    Math.min(...boxes.map(({ x }) => x)),
    Math.max(...boxes.map(({ x, width }) => x + width)),
    deskSize.width,
  );
  const dy = shift(
    Math.min(...boxes.map(({ y }) => y)),
    Math.max(...boxes.map(({ y, height }) => y + height)),
    deskSize.height,
  );
  return {
    bottom: onDesk(moved(plan.bottom, dx, dy)),
    top: onDesk(moved(plan.top, dx, dy)),
    improvements: plan.improvements.map((placed) => onDesk(moved(placed, dx, dy))),
  };
}

/** A whole plan on the desk, left where it lies if it fits. */
export const planOnDesk = (plan: Plan): Plan => movedBy(plan, ifNeeded);

/** A whole plan in the middle of the desk. */
export const planInMiddle = (plan: Plan): Plan => movedBy(plan, toMiddle);
