import { chart } from '../chart.ts';

export const planning = chart.createStateConfig({
  description: 'Phase 1. Everyone lays out pads and improvements in secret; then all plans are shown together.',
  meta: { rules: ['S1.1', 'S1.2', 'S1.3', 'S1.4', 'S1.5', 'S1.6', 'S1.7', 'S1.9', 'S9.11'] },
  entry: 'beginPlanning',
  initial: 'secret',
  states: {
    secret: {
      description: 'Plans are made all at once and may be changed until everyone has one.',
      meta: { rules: ['S1.8', 'SV.2'] },
      always: { guard: 'everyonePlanned', target: 'shown' },
      on: { plan: { guard: 'mayPlan', actions: 'commitPlan' } },
    },
    shown: {
      description: 'All plans lie open. What is visible is active, and nothing moves any more this round.',
      meta: { rules: ['S1.3', 'S1.8'] },
      type: 'final',
      entry: 'showPlans',
    },
  },
});
