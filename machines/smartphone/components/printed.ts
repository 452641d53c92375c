import { improvements, pads } from './pads.ts';
import { regions } from './regions.ts';
import { retailers } from './retailers.ts';
import type { ComponentSet } from './types.ts';

/** The second English edition, as far as its components could be read; `provenance` says how sure each part is. */
export const printed: ComponentSet = {
  name: 'Second edition',
  priceTrack: { min: 2, max: 8, start: 5 },
  sizes: {
    S: { cost: 2, offices: [{ first: 1 }, { first: 2 }, { first: 4, second: 2 }] },
    M: { cost: 3, offices: [{ first: 2 }, { first: 3 }, { first: 5, second: 2 }, { first: 6, second: 3 }] },
    L: {
      cost: 4,
      offices: [{ first: 3 }, { first: 4 }, { first: 5, second: 2 }, { first: 6, second: 3 }, { first: 8, second: 4 }],
    },
  },
  regions,
  seats: {
    green: { home: 'North Africa', startVp: 3, improvement: ['research', 'priceUp'] },
    blue: { home: 'South America', startVp: 4, improvement: ['logistics', 'priceUp'] },
    black: { home: 'Australia', startVp: 5, improvement: ['goods', 'research'] },
    yellow: { home: 'India', startVp: 6, improvement: ['goodsPriceDown', 'logistics'] },
    red: { home: 'CIS', startVp: 7, improvement: ['logistics', 'goods'] },
  },
  pads,
  improvements,
  technologies: {
    GPS: { costWithPatent: 3, costAfterPatent: 2, patentVp: 6 },
    'Wi-Fi': { costWithPatent: 3, costAfterPatent: 2, patentVp: 6 },
    Gamepad: { costWithPatent: 4, costAfterPatent: 3, patentVp: 8 },
    'Li-ion': { costWithPatent: 4, costAfterPatent: 3, patentVp: 8 },
    NFC: { costWithPatent: 5, costAfterPatent: 4, patentVp: 10 },
    '4G': { costWithPatent: 6, costAfterPatent: 5, patentVp: 12 },
  },
  retailers,
  // Only known of Steve's pad: every cell is always active, one space a round, and it is better than a player's.
  steve: {
    fixed: ['goods', 'goods', 'goodsPriceDown', 'research', 'research', 'logistics', 'logistics', 'logistics'],
    roundSpaces: 5,
    note: 'fixed symbols calibrated by simulation: in two-seat games Steve scores about as much as the casual computer player, far more than the random one and less than the sharp one (bench:bots)',
  },
  supply: { goodsTokens: 20, goodsPerSeat: 20, officesPerSeat: 18, progressPerSeat: 12, improvementBlock: 5 },
  provenance: {
    priceTrack: 'printed',
    sizes: 'printed',
    regions: 'printed',
    homes: 'printed',
    startVp: 'likely',
    startingImprovements: 'likely',
    pads: 'printed',
    improvements: 'likely',
    technologies: 'printed',
    steve: 'reconstructed',
    supply: 'printed',
  },
};
