import type { Rules } from '../choices.ts';
import type { ComponentSet } from '../components/types.ts';
import type { Tally } from './symbols.ts';

/** The bonuses of technologies (and tokens) that change what a plan gives. */
export interface Powers {
  gpsA: boolean;
  liIonA: boolean;
  liIonB: boolean;
  nfcB: boolean;
  technologies: number;
  tokens: number;
}

export const noPowers: Powers = { gpsA: false, liIonA: false, liIonB: false, nfcB: false, technologies: 0, tokens: 0 };

/** Where each good of a round comes from (S3.1, S3.3, S3.4). */
export interface GoodsSources {
  symbols: number;
  covered: number;
  faceDown: number;
  tokens: number;
  technologies: number;
}

/** S2.2: the track ends at 2 and 8; what a change past its ends does is a ruling. */
export const onTrack = ({ priceTrack }: ComponentSet, rules: Rules, price: number): number =>
  rules.priceBeyondTrack === 'unbounded' ? price : Math.min(priceTrack.max, Math.max(priceTrack.min, price));

/** S2.1: the marker starts at 5; every active price symbol moves it. */
export const summedPrice = ({ priceTrack }: ComponentSet, tally: Tally, powers: Powers): number =>
  priceTrack.start - tally.goodsPriceDown + tally.priceUp + (powers.nfcB ? 1 : 0);

/** S2.2: summed first, then stopped at the track's end. */
export const priceFrom = (components: ComponentSet, rules: Rules, tally: Tally, powers: Powers): number =>
  onTrack(components, rules, summedPrice(components, tally, powers));

/** S3.4, S9.8: Li-ion side B's goods for a number of technologies that includes Li-ion itself. */
export function liIonGoods(rules: Rules, technologies: number): number {
  const counted = rules.liIonItself === 'counts' ? technologies : Math.max(0, technologies - 1);
  return rules.liIonGoods === 'perTechnology' ? counted : Math.floor(counted / 2);
}

export function goodsFrom(rules: Rules, tally: Tally, powers: Powers): GoodsSources {
  // S3.3, S9.1: GPS side A makes each goods-with-price-down symbol give a second good.
  const doubled = rules.gpsScope === 'everywhere' ? tally.goodsPriceDown : tally.goodsPriceDownOnPads;
  return {
    symbols: tally.goods + tally.goodsPriceDown + (powers.gpsA ? doubled : 0),
    covered: tally.covered,
    faceDown: tally.faceDown,
    tokens: powers.tokens,
    technologies: powers.liIonB ? liIonGoods(rules, powers.technologies) : 0,
  };
}

export const totalGoods = (from: GoodsSources): number =>
  from.symbols + from.covered + from.faceDown + from.tokens + from.technologies;

/** S9.7: with Li-ion side A a price-up symbol is also logistics. */
export const logisticsFrom = (tally: Tally, powers: Powers): number =>
  tally.logistics + (powers.liIonA ? tally.priceUp : 0);

/** What a plan gives in each later phase. */
export interface Yield {
  price: number;
  goods: GoodsSources;
  improve: boolean;
  research: number;
  logistics: number;
}

export const yieldOf = (components: ComponentSet, rules: Rules, tally: Tally, powers: Powers): Yield => ({
  price: priceFrom(components, rules, tally, powers),
  goods: goodsFrom(rules, tally, powers),
  improve: tally.improve > 0,
  research: tally.research,
  logistics: logisticsFrom(tally, powers),
});
