import type { Point } from './trunks.ts';

/** A number short enough to be sent. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

const cornerRadius = 6;

/** A line with soft corners. */
export function roundedPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = rest.map((point, at) => {
    const after = rest[at + 1];
    if (!after) return `L${n(point.x)} ${n(point.y)}`;
    const toward = (to: Point) => {
      const length = Math.abs(to.x - point.x) + Math.abs(to.y - point.y);
      const part = Math.min(cornerRadius, length / 2) / (length || 1);
      return `${n(point.x + (to.x - point.x) * part)} ${n(point.y + (to.y - point.y) * part)}`;
    };
    return `L${toward(rest[at - 1] ?? first)}Q${n(point.x)} ${n(point.y)} ${toward(after)}`;
  });
  return `M${n(first.x)} ${n(first.y)}${parts.join('')}`;
}

export function arrowHead(points: readonly Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return '';
  const dx = Math.sign(end.x - before.x);
  const dy = Math.sign(end.y - before.y);
  const at = (back: number, aside: number) =>
    `${n(end.x - dx * back + dy * aside)} ${n(end.y - dy * back + dx * aside)}`;
  return `<path class="head" d="M${at(0, 0)}L${at(8, 4)}L${at(8, -4)}Z"/>`;
}

const circle = (x: number, y: number, r: number, kind = ''): string =>
  `<circle${kind && ` class="${kind}"`} cx="${n(x)}" cy="${n(y)}" r="${r}"/>`;

/** What sits on the edge of a box where a way leaves it, by its kind; inside the box where it stays. */
export const sockets = {
  action: (x: number, y: number) => circle(x, y, 4),
  always: (x: number, y: number) => `<path d="M${n(x)} ${n(y - 5)}l5 5l-5 5l-5 -5Z"/>`,
  done: (x: number, y: number) => circle(x, y, 4.5) + circle(x, y, 1.5, 'pip'),
  leaves: (x: number, y: number) => `<path class="turn" d="M${n(x - 4)} ${n(y + 4)}l8 -8m-6 0h6v6"/>`,
  acted: (x: number, y: number) => circle(x, y, 1.5, 'pip'),
  stays: (x: number, y: number) =>
    `<path class="turn" d="M${n(x - 3.4)} ${n(y - 2.2)}a4 4 0 1 1 -.4 3.4m-.7 -5.6l1.1 2.4l2.6 -.7"/>`,
};
