import type { Chart } from '../vocabulary.ts';

export const acting = {
  description: 'Acting for one company: it expands its network, as far as its issued shares and its money go.',
  meta: { rules: ['C4.1', 'C4.2', 'C4.3'] },
  initial: 'next',
  states: {
    next: {
      description: 'Is there any hex left that the company could take?',
      meta: { rules: ['C4.3', 'C4.4', 'C4.8'] },
      tags: ['automatic'],
      always: [
        {
          guard: 'nothingLeftToExpand',
          target: 'done',
          actions: 'stopExpanding',
          description: 'No hex can be taken any more: chips, money or access are missing.',
          meta: { rules: ['C4.3', 'C4.4'] },
        },
        { target: 'expanding', description: 'Another hex can be taken.', meta: { rules: ['C4.2'] } },
      ],
    },
    expanding: {
      description: 'One hex at a time, with access or over leased hexes; cities and leases pay at once.',
      meta: {
        rules: ['C1.3', 'C1.7', 'C4.2', 'C4.4', 'C4.5', 'C4.9', 'C5.1', 'C5.2', 'C5.3', 'C5.4', 'C5.5', 'C5.6', 'C5.7'],
      },
      tags: ['acts'],
      on: {
        expand: {
          guard: 'mayExpand',
          target: 'next',
          actions: 'expandNetwork',
          description: 'The company takes one hex, with as many chips as it pays for.',
          meta: { rules: ['C4.2', 'C4.3', 'C4.5', 'C5.1', 'C5.2', 'C5.3'] },
        },
        finish: {
          guard: 'mayFinish',
          target: 'done',
          actions: 'finishExpanding',
          description: 'The player stops, though more could be taken.',
          meta: { rules: ['C4.8'] },
        },
      },
    },
    done: { description: 'The company has expanded.', meta: { rules: ['C4.8'] }, type: 'final' },
  },
} as const satisfies Chart;
