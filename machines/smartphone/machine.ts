import { machinesOf } from '../core/machine.ts';
import type { Charted, Opening } from '../core/rules.ts';
import type { Action } from './actions.ts';
import { game } from './charts/game.chart.ts';
import { improvement } from './charts/improvement.chart.ts';
import { logistics } from './charts/logistics.chart.ts';
import { planning } from './charts/planning.chart.ts';
import { pricing } from './charts/pricing.chart.ts';
import { production } from './charts/production.chart.ts';
import { research } from './charts/research.chart.ts';
import { round } from './charts/round.chart.ts';
import { sale } from './charts/sale.chart.ts';
import { scoring } from './charts/scoring.chart.ts';
import { betweenPhases, phasePaths, refuse } from './flow.ts';
import type { Phase } from './names.ts';
import type { Laid } from './position/play.ts';
import type { RefusalOf } from './rules/refuse.ts';
import type { GameState } from './state.ts';
import { vocabulary } from './vocabulary.ts';

const machine = machinesOf<GameState, Action, RefusalOf>(vocabulary);

const { over: _, ...begun } = phasePaths;

/** The whole game: five rounds, then the final scores. Its input is the table as `setUp` lays it. */
export const gameMachine = machine('game', game, begun);

/** One round alone. */
export const roundMachine = machine('round', round);

/** Each phase alone, for the drawings and the tests of its graph: it enters the phase with the state it is given. */
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

/** Smartphone Inc. on its statechart: whatever runs on a page. */
export const smartphoneChart: Charted<GameState, Action, RefusalOf> = {
  machine: gameMachine,
  refuse,
  pathOf: ({ phase }) => phasePaths[phase],
};

/** A position as the machine opens it. One that is being planned rests as it is laid out; every other phase begins now. */
export const openingOf = ({ state, phase, actions }: Laid): Opening<GameState, Action> =>
  phase === 'planning' ? { rests: state, log: actions } : { begins: { ...betweenPhases(state), phase }, log: actions };
