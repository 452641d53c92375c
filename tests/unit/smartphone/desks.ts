import {
  bareMeans,
  boxOf,
  type DeskEvent,
  deskMachine,
  deskSize,
  type Lay,
  type Placement,
  readPlan,
} from '@machines/smartphone/desk.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import type { PlanMeans } from '@machines/smartphone/rules/plan.ts';
import type { Powers } from '@machines/smartphone/rules/yields.ts';
import { createActor } from 'xstate';
import { tile } from './clauses/layouts.ts';

/**
 * Desks with three improvements. The opening plan:
 *
 *     x    2          3                       4
 *     y 1  A priceDn  A empty
 *     y 2  A improve  A goods
 *     y 3  A empty    B priceDn (A research)  B empty
 *     y 4             B research              B logistics
 *     y 5             B empty                 B logistics
 */

export const logisticsPriceUp = tile('logistics', 'priceUp');
export const twoResearch = tile('research', 'research');
export const twoGoods = tile('goods', 'goods');
export const owned = [logisticsPriceUp, twoResearch, twoGoods];
export const means: PlanMeans = { ...bareMeans, improvements: owned };

interface Start {
  means?: PlanMeans;
  powers?: Powers;
  plan?: Plan;
}

/** A desk after these events. */
export function desk(start: Start, ...events: DeskEvent[]) {
  const actor = createActor(deskMachine, { input: start }).start();
  for (const event of events) actor.send(event);
  const { context, value } = actor.getSnapshot();
  return { ...context, value, result: readPlan(context.plan, context.means, context.powers) };
}
export const withAll = (...events: DeskEvent[]) => desk({ means }, ...events);
export const lay = (
  tile: number,
  x: number,
  y: number,
  turn: Lay['turn'] = 0,
  layer: Lay['layer'] = 'over',
): DeskEvent => ({
  type: 'lay',
  tile,
  at: { x, y, turn, layer },
});
export const liesOnDesk = (placed: Placement): boolean => {
  const { x, y, width, height } = boxOf(placed);
  return x >= 0 && y >= 0 && x + width <= deskSize.width && y + height <= deskSize.height;
};
export const laid = ({ plan }: { plan: Plan }, which: number) =>
  plan.improvements.find((placed) => placed.tile === which);
