import type { PadCell } from '../../components/types.ts';
import { padCells } from '../../rules/grid.ts';
import type { PlanMeans } from '../../rules/plan.ts';
import type { Stacking } from '../../rules/planSpace.ts';
import type { Reached } from './piles.ts';
import { reach } from './reach.ts';
import { shapeOf } from './shape.ts';
import { type SolverRules, solverRules } from './solverRules.ts';
import { type Mirror, mirrored, mirrors, type Spot, shapeKey, spotKey, unionOf } from './spots.ts';
import { type WaysByKey, waysOn } from './ways.ts';

/** Every way to lay the pads, each with the form it shares with others. */

export interface Form extends Reached, WaysByKey {}

export interface Placed {
  stacking: Stacking;
  mirror: Mirror;
  form: Form;
  /** What is printed on each cell of the shape, as it is seen without improvements. */
  printed: PadCell[];
  /** From the shape's own cells to those of this stacking, before it is mirrored. */
  shift: Spot;
}

export interface PadSide {
  rules: SolverRules;
  most: number;
  placed: Placed[];
}

const leastMirror = (stacking: Stacking): { mirror: Mirror; key: string } =>
  mirrors
    .map((mirror) => ({ mirror, key: shapeKey(stacking, mirror) }))
    .reduce((least, each) => (each.key < least.key ? each : least));

const known = new WeakMap<Stacking, { mirror: Mirror; key: string }>();

/** Where the pads lie is the same in every copy of the game, so each stacking is looked at once. */
function leastOf(stacking: Stacking): { mirror: Mirror; key: string } {
  const least = known.get(stacking) ?? leastMirror(stacking);
  known.set(stacking, least);
  return least;
}

/** Everything about plans that does not depend on the improvements but on their number. */
export function padSide(means: PlanMeans, most: number, on: readonly Stacking[]): PadSide {
  const rules = solverRules(means);
  const forms = new Map<string, Form>();
  const placed = on.map((stacking): Placed => {
    const { mirror, key } = leastOf(stacking);
    let form = forms.get(key);
    if (!form) {
      const shape = shapeOf(means, rules, stacking, mirror);
      const reached = { shape, reach: reach(shape, rules, most) };
      form = { ...reached, ...waysOn(reached, rules, most) };
      forms.set(key, form);
    }
    const symbols = new Map<number, PadCell>();
    for (const pad of [stacking.bottom, stacking.top])
      for (const cell of padCells(means.components, pad)) symbols.set(spotKey(mirrored(mirror, cell)), cell.symbol);
    const cells = unionOf(stacking)
      .map((spot) => mirrored(mirror, spot))
      .sort((a, b) => spotKey(a) - spotKey(b));
    const [here] = cells as [Spot];
    const [there] = form.shape.cells as [Spot];
    return {
      stacking,
      mirror,
      form,
      printed: cells.map((cell) => symbols.get(spotKey(cell)) ?? null),
      shift: { x: here.x - there.x, y: here.y - there.y },
    };
  });
  return { rules, most, placed };
}
