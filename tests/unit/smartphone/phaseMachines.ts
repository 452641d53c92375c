import { machinesOf } from '@machines/core/machine.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { improvement } from '@machines/smartphone/charts/improvement.chart.ts';
import { logistics } from '@machines/smartphone/charts/logistics.chart.ts';
import { planning } from '@machines/smartphone/charts/planning.chart.ts';
import { pricing } from '@machines/smartphone/charts/pricing.chart.ts';
import { production } from '@machines/smartphone/charts/production.chart.ts';
import { research } from '@machines/smartphone/charts/research.chart.ts';
import { round } from '@machines/smartphone/charts/round.chart.ts';
import { sale } from '@machines/smartphone/charts/sale.chart.ts';
import { scoring } from '@machines/smartphone/charts/scoring.chart.ts';
import type { Phase } from '@machines/smartphone/names.ts';
import type { RefusalOf } from '@machines/smartphone/rules/refuse.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { vocabulary } from '@machines/smartphone/vocabulary.ts';

const machine = machinesOf<GameState, Action, RefusalOf>(vocabulary);

/** One round alone. Pages run the whole game only. */
export const roundMachine = machine('round', round);

/** Each phase alone, for its graph: it enters the phase with the state it is given. */
export const phaseMachines = {
  planning: machine('planning', planning),
  pricing: machine('pricing', pricing),
  production: machine('production', production),
  improvement: machine('improvement', improvement),
  research: machine('research', research),
  logistics: machine('logistics', logistics),
  sale: machine('sale', sale),
  scoring: machine('scoring', scoring),
} satisfies Record<Exclude<Phase, 'over'>, unknown>;
