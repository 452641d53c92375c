import type { Frame } from './boxes.ts';
import { type Way, withDescendants } from './model.ts';

/** The dot from which the first state is entered. */
export const startId = 'start';

/** A line before it is laid: from port to port. */
export interface Wire {
  way: Way | null;
  from: string;
  to: string;
  /** Wires of one bundle come together on their way. */
  bundle: string;
}

/** The wires of a chart: from the dot, from box to box, and from each line of text whose way leaves its state. */
export function wiresOf({ state, boxes }: Frame): Wire[] {
  const first = boxes.find((box) => box.state && withDescendants(box.state).some(({ id }) => id === state?.initial));
  const start = first ? [{ way: null, from: startId, to: `${first.id}>north`, bundle: startId }] : [];
  const on = boxes.flatMap(({ id, goesOn }) =>
    goesOn ? [{ way: goesOn.way, from: `${id}>south`, to: `${goesOn.to}>north`, bundle: goesOn.way.id }] : [],
  );
  const rows = boxes.flatMap((box) =>
    box.rows.flatMap(({ way, to, side }) => {
      if (!way || !side) return [];
      // A way that enters its own state anew goes round by itself.
      const bundle = to === box.id ? way.id : `${to}>${side} ${way.kind}`;
      return [{ way, from: way.id, to: `${to}>${side}`, bundle }];
    }),
  );
  return [...start, ...on, ...rows];
}

/** Of a bundle only the longest wire is laid; the others join it. Rows are listed from the top. */
export function trunkOf(bundle: readonly Wire[]): Wire | undefined {
  return bundle[0]?.to.endsWith('>west') ? bundle[0] : bundle.at(-1);
}
