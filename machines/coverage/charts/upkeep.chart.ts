import type { Chart } from '../vocabulary.ts';

export const upkeep = {
  description: 'Upkeep of the turn player’s unissued shares, only after acting.',
  meta: { rules: ['C4.6', 'C1.8'] },
  tags: ['automatic'],
  initial: 'due',
  states: {
    due: {
      description: 'Can it be paid? If not, a share goes to the pool.',
      meta: { rules: ['C4.6', 'C4.7'] },
      always: [
        {
          guard: 'upkeepCannotBePaid',
          target: 'due',
          actions: 'poolOneShare',
          description: 'The cash is not enough: one unissued share goes to the pool.',
          meta: { rules: ['C4.7'] },
        },
        { target: 'paid', description: 'The cash is enough, or a share has gone.', meta: { rules: ['C4.6', 'C4.7'] } },
      ],
    },
    paid: {
      description: 'What is still due goes to the company.',
      meta: { rules: ['C4.6'] },
      type: 'final',
      entry: 'payUpkeep',
    },
  },
} as const satisfies Chart;
