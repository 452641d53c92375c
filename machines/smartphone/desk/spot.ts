import type { Plan, Turn } from '../plan.ts';
import { improvementSpots, onPad } from '../rules/grid.ts';
import { type PlanMeans, refusePlan } from '../rules/plan.ts';
import { visibleCells } from '../rules/symbols.ts';
import type { Lay } from './edits.ts';
import { boxOf, boxOnDesk, deskSize, type Spot } from './layout.ts';

const turns: readonly Turn[] = [0, 1, 2, 3];

/** Every way an improvement can lie on the desk, in this layer. */
const waysToLie = (layer: Lay['layer']): Lay[] =>
  turns.flatMap((turn) =>
    Array.from({ length: deskSize.width * deskSize.height }, (_, at) => ({
      x: at % deskSize.width,
      y: Math.floor(at / deskSize.width),
      turn,
      layer,
    })).filter((lay) => {
      const box = boxOf({ tile: 0, ...lay });
      const kept = boxOnDesk(box);
      return box.x === kept.x && box.y === kept.y;
    }),
  );

const least = <T>(all: readonly T[], cost: (one: T) => number): T | undefined =>
  all.reduce<{ one: T; cost: number } | undefined>((best, one) => {
    const now = cost(one);
    return best && best.cost <= now ? best : { one, cost: now };
  }, undefined)?.one;

/** Beside the pads, on nothing, as near to them as can be: a place from which it is easily moved on. */
function besidePads({ bottom, top, improvements }: Plan): Lay {
  const taken = (spot: Spot) =>
    onPad(bottom, spot) ||
    onPad(top, spot) ||
    improvements.flatMap(improvementSpots).some(({ x, y }) => x === spot.x && y === spot.y);
  const free = waysToLie('over').filter((lay) => lay.turn < 2 && !improvementSpots(lay).some(taken));
  const middle = { x: (bottom.x + top.x) / 2 + 1, y: (bottom.y + top.y) / 2 + 1 };
  const nearest = least(free, ({ x, y }) => (x - middle.x) ** 2 + (y - middle.y) ** 2);
  return nearest ?? { x: 0, y: 0, turn: 0, layer: 'over' };
}

/** Where a face-down improvement is laid when it is only pointed at: where it is legal and hides the fewest symbols. */
export function spotFor(means: PlanMeans, plan: Plan, tile: number): Lay {
  const { components, rules } = means;
  const withLay = (lay: Lay): Plan => ({ ...plan, improvements: [...plan.improvements, { tile, ...lay }] });
  const seen = visibleCells(components, rules, plan).filter(({ symbol }) => symbol !== null);
  const hides = (lay: Lay) =>
    improvementSpots(lay).filter((spot) => seen.some(({ x, y }) => x === spot.x && y === spot.y)).length;
  const legal = waysToLie('over').filter((lay) => refusePlan(means, withLay(lay)) === null);
  return least(legal, hides) ?? besidePads(plan);
}
