import { type CountedCell, countedCells, type Summed } from '@machines/smartphone/desk/counted.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { totalGoods } from '@machines/smartphone/rules/yields.ts';
import { type DeskMeans, planResultOf } from './desk.ts';

/** How what is asked of a plan adds up. */
export interface DeskSum {
  of: Summed;
  /** What it begins with, if anything. */
  start: number;
  /** The symbols that count, in the order in which they are read. */
  cells: CountedCell[];
  /** What counts besides them, by its word of the board. */
  others: ['covered' | 'faceDown' | 'tokens', number][];
  /** What all of it makes, and what comes of it: the price track has ends (S2.2). */
  makes: number;
  is: number;
}

/** The sum that answers a question about a plan; none where a plan may not be made. */
export function deskSum({ means, powers }: DeskMeans, plan: Plan, asks: readonly string[]): DeskSum | null {
  const { refusal, price, goods } = planResultOf({ means, powers }, plan);
  const of = (['goods', 'price'] as const).find((each) => asks.includes(each));
  if (refusal || !of) return null;
  const cells = countedCells(of, plan, means, powers).sort((a, b) => a.y - b.y || a.x - b.x);
  if (of === 'goods') {
    const others = (['covered', 'faceDown', 'tokens'] as const).map((each): DeskSum['others'][number] => [
      each,
      goods[each],
    ]);
    const is = totalGoods(goods);
    return { of, start: 0, cells, others: others.filter(([, n]) => n > 0), makes: is, is };
  }
  const { start } = means.components.priceTrack;
  const makes = cells.reduce((sum, { adds }) => sum + adds, start);
  return { of, start, cells, others: [], makes, is: price };
}
