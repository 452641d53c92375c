import type { Chart } from '../vocabulary.ts';

export const production = {
  description: 'Phase 3. Everyone makes exactly the goods the plan gives.',
  meta: { rules: ['S3.1', 'S3.2', 'S3.3', 'S3.4', 'S3.5', 'S9.1', 'S9.8', 'SV.3'] },
  tags: ['automatic'],
  entry: 'produceGoods',
  initial: 'produced',
  states: {
    produced: {
      description: 'Goods stand ready to be sold.',
      meta: { rules: ['S3.1', 'S3.5'] },
      type: 'final',
    },
  },
} as const satisfies Chart;
