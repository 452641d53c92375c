import { startWith } from '../core/chart.ts';
import { chart } from './chart.ts';
import type { Phase } from './names.ts';
import { improvement } from './phases/improvement.ts';
import { logistics } from './phases/logistics.ts';
import { planning } from './phases/planning.ts';
import { pricing } from './phases/pricing.ts';
import { production } from './phases/production.ts';
import { research } from './phases/research.ts';
import { sale } from './phases/sale.ts';
import { scoring } from './phases/scoring.ts';
import { round } from './round.ts';
import type { GameState } from './state.ts';

const context = startWith<GameState>;

/** The whole game: five rounds, then the final scores. Its input is the table as `setUp` lays it. */
export const gameMachine = chart.createMachine({
  id: 'game',
  description: 'Smartphone Inc.: five rounds of eight phases, then patents and retailers are added up.',
  context,
  initial: 'round',
  states: {
    round: {
      ...round,
      onDone: [
        { guard: 'lastRoundPlayed', target: 'over' },
        { target: 'round', reenter: true },
      ],
    },
    over: {
      description: 'Five rounds are over: VP, patents and retailer spaces are added up.',
      meta: { rules: ['SE.1', 'SE.2', 'SR.2'] },
      type: 'final',
      entry: 'addUpTheScores',
    },
  },
});

/** One round alone. */
export const roundMachine = chart.createMachine({ id: 'round', context, ...round });

/** Each phase alone, for a lesson or a scenario: it enters the phase with the state it is given. */
export const phaseMachines = {
  planning: chart.createMachine({ id: 'planning', context, ...planning }),
  pricing: chart.createMachine({ id: 'pricing', context, ...pricing }),
  production: chart.createMachine({ id: 'production', context, ...production }),
  improvement: chart.createMachine({ id: 'improvement', context, ...improvement }),
  research: chart.createMachine({ id: 'research', context, ...research }),
  logistics: chart.createMachine({ id: 'logistics', context, ...logistics }),
  sale: chart.createMachine({ id: 'sale', context, ...sale }),
  scoring: chart.createMachine({ id: 'scoring', context, ...scoring }),
} satisfies Record<Exclude<Phase, 'over'>, unknown>;
