export interface Point {
  x: number;
  y: number;
}

/** A wire that goes straight aside from where it leaves its box until it meets the trunk, and then along it. */
export function joined(trunk: readonly Point[], from: Point): Point[] {
  const spans = (a: Point, b: Point | undefined) =>
    b !== undefined && a.x === b.x && Math.min(a.y, b.y) < from.y && from.y < Math.max(a.y, b.y);
  const at = trunk.findIndex((point, index) => spans(point, trunk[index + 1]));
  const meets = trunk[at];
  if (!meets) throw new Error(`no trunk passes ${from.x}, ${from.y}`);
  return [from, { x: meets.x, y: from.y }, ...trunk.slice(at + 1)];
}

/** A wire up to where it has turned into the trunk. */
export function stub([from, meets, next]: readonly Point[]): Point[] {
  if (!from || !meets || !next) return [];
  const turn = Math.max(-8, Math.min(8, next.y - meets.y));
  return [from, meets, { x: meets.x, y: meets.y + turn }];
}
