import { chart } from '../chart.ts';

export const upkeep = chart.createStateConfig({
  description: 'Upkeep of the turn player’s unissued shares, only after acting.',
  meta: { rules: ['C4.6', 'C1.8'] },
  initial: 'due',
  states: {
    due: {
      description: 'Can it be paid? If not, a share goes to the pool.',
      meta: { rules: ['C4.6', 'C4.7'] },
      always: [{ guard: 'upkeepCannotBePaid', target: 'due', actions: 'poolOneShare' }, { target: 'paid' }],
    },
    paid: {
      description: 'What is still due goes to the company.',
      meta: { rules: ['C4.6'] },
      type: 'final',
      entry: 'payUpkeep',
    },
  },
});
