import type { GameSymbol } from '../../names.ts';
import { symbols } from '../../names.ts';
import type { PlanMeans } from '../../rules/plan.ts';
import { emptyTally, type Tally } from '../../rules/symbols.ts';
import { goodsFrom, logisticsFrom, onTrack, type Powers, summedPrice, totalGoods } from '../../rules/yields.ts';

/** What a plan comes to: everything the later phases ask of it. */
export interface Outcome {
  price: number;
  goods: number;
  /** 1 with at least one active improvement symbol (S4.1). */
  improve: number;
  research: number;
  logistics: number;
}

/** The same before the ends of the price track are looked at, improvement symbols counted; so it can be summed. */
export type Sum = readonly [price: number, goods: number, improve: number, research: number, logistics: number];

export interface Weights {
  /** What there is without any pad: tokens, technologies, the start of the price track. */
  base: Sum;
  /** What one active symbol adds, printed on a pad or on an improvement (S3.3 tells them apart). */
  onPad: Record<GameSymbol, Sum>;
  onTile: Record<GameSymbol, Sum>;
  covered: Sum;
  faceDown: Sum;
}

export const add = (a: Sum, b: Sum): Sum => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]];

const subtract = (a: Sum, b: Sum): Sum => [a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4]];

/** What each part of a tally adds, asked of the functions that turn tallies into yields. */
export function weightsOf({ components, rules }: PlanMeans, powers: Powers): Weights {
  const sum = (part: Partial<Tally>): Sum => {
    const tally = { ...emptyTally(), ...part };
    return [
      summedPrice(components, tally, powers),
      totalGoods(goodsFrom(rules, tally, powers)),
      tally.improve,
      tally.research,
      logisticsFrom(tally, powers),
    ];
  };
  const base = sum({});
  const each = (part: (symbol: GameSymbol) => Partial<Tally>) =>
    Object.fromEntries(symbols.map((symbol) => [symbol, subtract(sum(part(symbol)), base)])) as Record<GameSymbol, Sum>;
  return {
    base,
    onPad: each((symbol) => ({ [symbol]: 1, ...(symbol === 'goodsPriceDown' && { goodsPriceDownOnPads: 1 }) })),
    onTile: each((symbol) => ({ [symbol]: 1 })),
    covered: subtract(sum({ covered: 1 }), base),
    faceDown: subtract(sum({ faceDown: 1 }), base),
  };
}

/** S2.2, S4.1: what the sum comes to. */
export const outcomeOf = ({ components, rules }: PlanMeans, sum: Sum): Outcome => ({
  price: onTrack(components, rules, sum[0]),
  goods: sum[1],
  improve: sum[2] > 0 ? 1 : 0,
  research: sum[3],
  logistics: sum[4],
});
