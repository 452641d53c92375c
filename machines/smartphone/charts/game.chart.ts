import type { Chart } from '../vocabulary.ts';
import { round } from './round.chart.ts';

export const game = {
  description: 'Smartphone Inc.: five rounds of eight phases, then patents and retailers are added up.',
  meta: { rules: ['SE.1'] },
  initial: 'round',
  states: {
    round: {
      ...round,
      onDone: [
        {
          guard: 'lastRoundPlayed',
          target: 'over',
          description: 'That was the fifth round.',
          meta: { rules: ['SE.1'] },
        },
        {
          target: 'round',
          reenter: true,
          description: 'The board is cleared, and another round begins.',
          meta: { rules: ['SN.1'] },
        },
      ],
    },
    over: {
      description: 'Five rounds are over: VP, patents and retailer spaces are added up.',
      meta: { rules: ['SE.1', 'SE.2', 'SR.2'] },
      tags: ['shows'],
      type: 'final',
      entry: 'addUpTheScores',
    },
  },
} as const satisfies Chart;
