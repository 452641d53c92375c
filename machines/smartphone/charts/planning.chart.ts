import type { Chart } from '../vocabulary.ts';

export const planning = {
  description: 'Phase 1. Everyone lays out pads and improvements in secret; then all plans are shown together.',
  meta: { rules: ['S1.1', 'S1.2', 'S1.3', 'S1.4', 'S1.5', 'S1.6', 'S1.7', 'S1.9', 'S9.11'] },
  entry: 'beginPlanning',
  initial: 'secret',
  states: {
    secret: {
      description: 'Plans are made all at once and may be changed until everyone has one.',
      meta: { rules: ['S1.8', 'SV.2'] },
      tags: ['acts', 'secret'],
      always: {
        guard: 'everyonePlanned',
        target: 'shown',
        description: 'Everyone has a plan, so nobody may change one any more.',
        meta: { rules: ['S1.8'] },
      },
      on: {
        plan: {
          guard: 'mayPlan',
          actions: 'commitPlan',
          description: 'A player commits to a plan: two pads that overlap, and any improvements of their own.',
          meta: { rules: ['S1.1', 'S1.2', 'S1.4', 'S1.5', 'S1.6', 'S1.7', 'S1.8'] },
        },
      },
    },
    shown: {
      description: 'All plans lie open. What is visible is active, and nothing moves any more this round.',
      meta: { rules: ['S1.3', 'S1.8'] },
      tags: ['automatic', 'shows'],
      type: 'final',
      entry: 'showPlans',
    },
  },
} as const satisfies Chart;
