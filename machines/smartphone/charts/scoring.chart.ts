import type { Chart } from '../vocabulary.ts';

export const scoring = {
  description: 'Phase 8. VP for goods sold and for the control of regions.',
  meta: { rules: ['S8.1', 'S8.2', 'S8.6'] },
  tags: ['automatic', 'shows'],
  entry: 'scoreSales',
  initial: 'sales',
  states: {
    sales: {
      description: 'Goods on the board times the price.',
      meta: { rules: ['S8.1', 'SP.4'] },
      always: { target: 'control', description: 'Sales are paid before control.', meta: { rules: ['S8.1', 'S8.2'] } },
    },
    control: {
      description: 'In each region who sold most takes the VP over the rightmost office.',
      meta: { rules: ['S8.2', 'S8.3', 'S8.4', 'S8.5'] },
      type: 'final',
      entry: 'scoreControl',
    },
  },
} as const satisfies Chart;
