import type { Chart } from '../vocabulary.ts';
import { improvement } from './improvement.chart.ts';
import { logistics } from './logistics.chart.ts';
import { planning } from './planning.chart.ts';
import { pricing } from './pricing.chart.ts';
import { production } from './production.chart.ts';
import { research } from './research.chart.ts';
import { sale } from './sale.chart.ts';
import { scoring } from './scoring.chart.ts';

/** A phase is over: the next one begins. */
const then = <Phase extends string>(target: Phase) =>
  ({
    target,
    description: 'The phase is over, and the next one begins.',
    meta: { rules: ['SN.1'] },
  }) as const;

export const round = {
  description: 'A round: eight phases in the same order every time.',
  meta: { rules: ['SN.1'] },
  entry: 'beginRound',
  initial: 'planning',
  states: {
    planning: { ...planning, onDone: then('pricing') },
    pricing: { ...pricing, onDone: then('production') },
    production: { ...production, onDone: then('improvement') },
    improvement: { ...improvement, onDone: then('research') },
    research: { ...research, onDone: then('logistics') },
    logistics: { ...logistics, onDone: then('sale') },
    sale: { ...sale, onDone: then('scoring') },
    scoring: { ...scoring, onDone: then('finished') },
    finished: { description: 'The round is over.', meta: { rules: ['SN.1', 'SE.1'] }, type: 'final' },
  },
} as const satisfies Chart;
