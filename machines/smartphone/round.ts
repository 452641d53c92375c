import { chart } from './chart.ts';
import { improvement } from './phases/improvement.ts';
import { logistics } from './phases/logistics.ts';
import { planning } from './phases/planning.ts';
import { pricing } from './phases/pricing.ts';
import { production } from './phases/production.ts';
import { research } from './phases/research.ts';
import { sale } from './phases/sale.ts';
import { scoring } from './phases/scoring.ts';

/** The eight phases, one after the other. */
export const round = chart.createStateConfig({
  description: 'A round: eight phases in the same order every time.',
  meta: { rules: ['SN.1'] },
  entry: 'beginRound',
  initial: 'planning',
  states: {
    planning: { ...planning, onDone: 'pricing' },
    pricing: { ...pricing, onDone: 'production' },
    production: { ...production, onDone: 'improvement' },
    improvement: { ...improvement, onDone: 'research' },
    research: { ...research, onDone: 'logistics' },
    logistics: { ...logistics, onDone: 'sale' },
    sale: { ...sale, onDone: 'scoring' },
    scoring: { ...scoring, onDone: 'finished' },
    finished: { description: 'The round is over.', meta: { rules: ['SN.1', 'SE.1'] }, type: 'final' },
  },
});
