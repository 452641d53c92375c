import { draw } from '../../core/random.ts';
import { padNames } from '../names.ts';
import type { ImprovementPlacement, PadPlacement, Plan, Turn } from '../plan.ts';
import { coveredCells, onPad, padSize } from './grid.ts';
import { type PlanMeans, refusePlan } from './plan.ts';

/** The space of plans: every way to lay the pads, and every way to lay improvements on them. */

const turns: readonly Turn[] = [0, 1, 2, 3];
const layers = ['under', 'over'] as const;

export type Stacking = Pick<Plan, 'bottom' | 'top'>;

/** A plan means the same wherever and whichever way round it lies, so the lower pad stands upright at 0, 0. */
function allStackings(): Stacking[] {
  const found: Stacking[] = [];
  for (const lower of padNames)
    for (const side of [1, 2] as const)
      for (const topSide of [1, 2] as const)
        for (const turn of turns) {
          const bottom: PadPlacement = { pad: lower, side, turn: 0, x: 0, y: 0 };
          const { width, height } = padSize(turn);
          for (let x = 1 - width; x < 2; x++)
            for (let y = 1 - height; y < 3; y++) {
              const top: PadPlacement = { pad: lower === 'A' ? 'B' : 'A', side: topSide, turn, x, y };
              if (coveredCells(bottom, top) <= 4) found.push({ bottom, top });
            }
        }
  return found;
}

/** S1.1, S1.2: the 480 ways to lay one pad over the other. */
export const stackings: readonly Stacking[] = allStackings();

/** Spots on the pads, and with 4G side A those around them. */
function spots({ bottom, top }: Stacking, fourG: boolean): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  const reach = fourG ? 1 : 0;
  for (let x = -3 - reach; x <= 4 + reach; x++)
    for (let y = -3 - reach; y <= 5 + reach; y++) {
      const spot = { x, y };
      const near = (pad: PadPlacement) =>
        onPad(pad, spot) ||
        (fourG &&
          [
            [1, 0],
            [0, 1],
            [-1, 0],
            [0, -1],
          ].some(([dx = 0, dy = 0]) => onPad(pad, { x: x + dx, y: y + dy })));
      if (near(bottom) || near(top)) found.push(spot);
    }
  return found;
}

export type Lay = Omit<ImprovementPlacement, 'tile'>;

/** S1.4, S1.5, S1.7: every way to lay one improvement on these pads. */
export function lays(means: PlanMeans, stacking: Stacking): Lay[] {
  const tile = -1; // any one improvement: where it may lie does not depend on its symbols
  const one = { ...means, improvements: [tile] };
  return spots(stacking, means.fourG).flatMap((spot) =>
    turns.flatMap((turn) =>
      layers.flatMap((layer) => {
        const lay = { ...spot, turn, layer };
        return refusePlan(one, { ...stacking, improvements: [{ ...lay, tile }] }) ? [] : [lay];
      }),
    ),
  );
}

/** Extends a plan by each further improvement in every way, laid after those that lie already. */
function* extend(means: PlanMeans, plan: Plan, possible: readonly Lay[], left: readonly number[]): Generator<Plan> {
  yield plan;
  const last = plan.improvements.at(-1);
  for (const tile of left)
    for (const lay of possible) {
      // What lies under the upper pad is laid before what lies over it.
      if (last?.layer === 'over' && lay.layer === 'under') continue;
      const next = { ...plan, improvements: [...plan.improvements, { ...lay, tile }] };
      if (refusePlan(means, next)) continue;
      yield* extend(
        means,
        next,
        possible,
        left.filter((other) => other !== tile),
      );
    }
}

/**
 * Every legal plan. A few thousand with one improvement, millions with two: for counting and checking, not for play.
 * A refused pile can become legal by laying more only if nothing were ever uncovered, and nothing is; so it is cut off.
 */
export function* legalPlans(means: PlanMeans): Generator<Plan> {
  for (const stacking of stackings)
    yield* extend(
      means,
      { ...stacking, improvements: [] },
      means.improvements.length > 0 ? lays(means, stacking) : [],
      means.improvements,
    );
}

/** Some legal plan, drawn with a seeded random; any legal stacking can come, most lays too. */
export function randomPlan(means: PlanMeans, random: number): [plan: Plan, next: number] {
  let state = random;
  const pick = (below: number): number => {
    const [value, next] = draw(state, below);
    state = next;
    return value;
  };
  let plan: Plan = { ...(stackings[pick(stackings.length)] as Stacking), improvements: [] };
  for (const tile of means.improvements) {
    if (pick(4) === 0) continue; // left face down
    const on = pick(2) === 0 ? plan.bottom : plan.top;
    const { width, height } = padSize(on.turn);
    const lay = {
      x: on.x + pick(width),
      y: on.y + pick(height),
      turn: pick(4) as Turn,
      layer: layers[pick(2)] ?? 'over',
    };
    const next = { ...plan, improvements: [...plan.improvements, { ...lay, tile }] };
    if (!refusePlan(means, next)) plan = next;
  }
  return [plan, state];
}
