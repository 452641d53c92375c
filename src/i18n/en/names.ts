import type { ComputerName } from '@machines/smartphone/bots/computerNames.ts';
import { names as inRules } from '@machines/smartphone/words/en/names.ts';

/** One name for each thing, in the words of the game; used wherever its glyph stands for it. */
export const names = {
  symbols: {
    goods: 'Goods',
    goodsPriceDown: 'Goods, price down',
    priceUp: 'Price up',
    research: 'Research',
    logistics: 'Logistics',
    improve: 'Improvement',
  },
  effects: {
    goods: '1 good',
    goodsPriceDown: '1 good, price −1',
    priceUp: 'price +1',
    research: '1 step to a technology',
    logistics: '1 step to an office',
    improve: 'an improvement',
  },
  /** Called as in every sentence of the rules; a seat by its colour. */
  technologies: inRules.technology,
  regions: inRules.region,
  seats: inRules.seat,
  /** Who plays a seat, as a mark beside its name; any other name is shown as it is. */
  players: { person: '', steve: 'Steve', random: 'Random', casual: 'Casual', sharp: 'Sharp' } satisfies Record<
    ComputerName | 'person',
    string
  > as Record<string, string>,
  shapes: { green: 'triangle', blue: 'circle', black: 'square', yellow: 'star', red: 'cross' },
  pieces: {
    office: 'Office',
    good: 'Good',
    goodsToken: 'Goods token',
    progress: 'Progress',
    patent: 'Patent',
    retailer: 'Retailer',
  },
  phases: {
    planning: 'Planning',
    pricing: 'Prices',
    production: 'Production',
    improvement: 'Improve production',
    research: 'Research',
    logistics: 'Logistics',
    sale: 'Sale',
    scoring: 'Scoring',
  },
};
