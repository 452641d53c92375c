import type { ComponentSet } from './types.ts';

/** The two pads of every player, seen with side 1 and side 2 up (S0.3); null is an empty cell. */
export const pads: ComponentSet['pads'] = {
  A: {
    side1: [
      [null, 'logistics'],
      ['improve', 'goods'],
      [null, 'priceUp'],
    ],
    side2: [
      ['goodsPriceDown', null],
      ['improve', 'goods'],
      [null, 'research'],
    ],
  },
  B: {
    side1: [
      ['goodsPriceDown', null],
      ['research', 'logistics'],
      [null, 'logistics'],
    ],
    side2: [
      [null, 'goods'],
      ['logistics', 'research'],
      [null, 'research'],
    ],
  },
};

/** 27 improvements by kind (S0.4). */
export const improvements: ComponentSet['improvements'] = [
  { symbols: ['logistics', 'logistics'], count: 2 },
  { symbols: ['logistics', 'priceUp'], count: 4 },
  { symbols: ['logistics', 'goodsPriceDown'], count: 3 },
  { symbols: ['logistics', 'research'], count: 2 },
  { symbols: ['priceUp', 'goods'], count: 4 },
  { symbols: ['priceUp', 'research'], count: 2 },
  { symbols: ['goodsPriceDown', 'goods'], count: 2 },
  { symbols: ['goodsPriceDown', 'research'], count: 3 },
  { symbols: ['goods', 'goods'], count: 3 },
  { symbols: ['research', 'research'], count: 2 },
];
