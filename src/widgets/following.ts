/** Where the widgets of a page stand in their charts, by name, so that a chart elsewhere on it can follow. */

export interface Standing {
  name: string;
  /** The states the game is in, and the ways just taken, as the charts name them. */
  active: readonly string[];
  taken: readonly string[];
}

const moved = 'rulebench:moved';

/** Kept on the page itself: a chart that comes later learns where its widget stands already. */
const host = globalThis as typeof globalThis & { standings?: Map<string, Standing> };
const standings = (): Map<string, Standing> => {
  host.standings ??= new Map();
  return host.standings;
};

export function tell(standing: Standing): void {
  standings().set(standing.name, standing);
  document.dispatchEvent(new CustomEvent(moved, { detail: standing }));
}

export function follow(name: string, hear: (standing: Standing) => void): void {
  const known = standings().get(name);
  if (known) hear(known);
  document.addEventListener(moved, ({ detail }: CustomEventInit<Standing>) => {
    if (detail?.name === name) hear(detail);
  });
}
