import type { GameSymbol } from '../names.ts';
import type { Plan } from '../plan.ts';
import type { PlanMeans } from '../rules/plan.ts';
import { emptyTally, type Tally, visibleCells } from '../rules/symbols.ts';
import { goodsFrom, type Powers, summedPrice } from '../rules/yields.ts';
import type { Spot } from './layout.ts';

/** What a plan gives as a sum of its symbols. */
export type Summed = 'goods' | 'price';

/** A symbol that counts towards it, and how much it adds. */
export interface CountedCell extends Spot {
  symbol: GameSymbol;
  adds: number;
}

/** S2.1, S3.1: the symbols a sum is made of; the rules are asked what each brings by itself. */
export function countedCells(of: Summed, plan: Plan, means: PlanMeans, powers: Powers): CountedCell[] {
  const { components, rules } = means;
  const sum = (tally: Tally) =>
    of === 'goods' ? goodsFrom(rules, tally, powers).symbols : summedPrice(components, tally, powers);
  const without = sum(emptyTally());
  return visibleCells(components, rules, plan).flatMap(({ x, y, symbol, piece, active }) => {
    if (!symbol || !active) return [];
    const onPad = symbol === 'goodsPriceDown' && typeof piece === 'string';
    const adds = sum({ ...emptyTally(), [symbol]: 1, goodsPriceDownOnPads: Number(onPad) }) - without;
    return adds === 0 ? [] : [{ x, y, symbol, adds }];
  });
}
