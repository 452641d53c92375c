import type { Chart } from '../vocabulary.ts';

export const pricing = {
  description: 'Phase 2. Every price moves from 5 by the active price symbols.',
  meta: { rules: ['S2.1', 'S2.2', 'S9.10'] },
  tags: ['automatic'],
  entry: 'setPrices',
  initial: 'priced',
  states: {
    priced: {
      description: 'The price block shows every price of this round.',
      meta: { rules: ['S2.1', 'SP.4'] },
      type: 'final',
    },
  },
} as const satisfies Chart;
