/** One big drawing of a chart: its states in each other, opened along the path that a game is at. */

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** A state whose inside is not drawn. */
export interface NestedBox extends Rect {
  id: string;
  name: string;
  final: boolean;
  /** The middle of its name. */
  nameY: number;
  /** What a seat may do there; each has a place for a mark. Where there are too many, only their marks stand there. */
  events: { event: string; text: string | null; x: number; y: number; width: number }[];
}
/** A state that is drawn from inside. */
export interface NestedFrame extends Rect {
  id: string;
  name: string;
  /** What happens whenever it is entered. */
  entry: string | null;
}
/** One line for all ways from one state to another; none where it only leads in from a dot. */
export interface NestedWire {
  ways: string[];
  d: string;
  /** The tip of its arrow. */
  head: string;
  label: { lines: string[]; x: number; y: number; anchor: 'start' | 'middle' } | null;
}
export interface Nested {
  /** The innermost state that is drawn from inside. */
  of: string;
  width: number;
  height: number;
  frames: NestedFrame[];
  boxes: NestedBox[];
  wires: NestedWire[];
  dots: { x: number; y: number }[];
}

/** The same, somewhere else. */
export const moved = (part: Nested, dx: number, dy: number): Nested => {
  const at = <P extends { x: number; y: number }>(place: P): P => ({ ...place, x: place.x + dx, y: place.y + dy });
  return {
    ...part,
    frames: part.frames.map(at),
    boxes: part.boxes.map((box) => ({ ...at(box), nameY: box.nameY + dy, events: box.events.map(at) })),
    wires: part.wires.map(({ ways, d, head, label }) => ({
      ways,
      d: shifted(d, dx, dy),
      head: shifted(head, dx, dy),
      label: label && at(label),
    })),
    dots: part.dots.map(at),
  };
};

/** Pairs of numbers in a path, all of them absolute. */
const shifted = (path: string, dx: number, dy: number): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${round(Number(x) + dx)} ${round(Number(y) + dy)}`);

export const round = (value: number): number => Math.round(value * 10) / 10;
