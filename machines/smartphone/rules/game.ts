import type { Action, ActionType } from '../actions.ts';
import type { ClauseId } from '../clauses/index.ts';
import { type Phase, rounds } from '../names.ts';
import type { GameState } from '../state.ts';
import * as improvement from './improvement.ts';
import * as logistics from './logistics.ts';
import { markerMustMove, placeMarker } from './marker.ts';
import * as planning from './planning.ts';
import { type RefusalOf, refusal } from './refuse.ts';
import * as research from './research.ts';
import * as sale from './sale.ts';
import { steveMove } from './steve.ts';
import { findSeat } from './table.ts';
import { currentSeat, refuseTurn } from './turns.ts';

/** A phase in which seats act: what may not be done, what doing it changes, and what then happens by itself. */
export interface ActingPhase {
  refuse(state: GameState, action: Action): RefusalOf | null;
  apply(state: GameState, action: Action): GameState;
  /** The next step that nobody decides, or null when the phase rests or is done. */
  automatic(state: GameState): GameState | null;
  done(state: GameState): boolean;
  /** Every legal action of the turn under way, from the same functions that refuse. Planning: see planSpace.ts. */
  legal(state: GameState): Action[];
}

const planningPhase: ActingPhase = {
  refuse: (state, action) => (action.type === 'plan' ? planning.refusePlanning(state, action) : null),
  apply: (state, action) => (action.type === 'plan' ? planning.commitPlan(state, action) : state),
  automatic: (state) =>
    planning.everyonePlanned(state) && !planning.plansShown(state) ? planning.showPlans(state) : null,
  done: planning.plansShown,
  legal: () => [],
};

const improvementPhase: ActingPhase = {
  refuse: improvement.refuseImprovementAction,
  apply: improvement.applyImprovementAction,
  automatic: (state) => (improvement.nothingToTake(state) ? improvement.passOver(state) : null),
  done: improvement.improvementDone,
  legal: improvement.legalImprovementActions,
};

const researchPhase: ActingPhase = {
  refuse: research.refuseResearchAction,
  apply: research.applyResearchAction,
  automatic: (state) => {
    if (research.completionsForced(state).length === 1) return research.completeOnlyOne(state);
    return turnOver(state) ? research.endResearchTurn(state) : null;
  },
  done: research.researchDone,
  legal: research.legalResearchActions,
};

const logisticsPhase: ActingPhase = {
  refuse: logistics.refuseLogisticsAction,
  apply: logistics.applyLogisticsAction,
  automatic: (state) => {
    if (markerMustMove(state)) return placeMarker(state);
    return turnOver(state) ? logistics.endLogisticsTurn(state) : null;
  },
  done: logistics.logisticsDone,
  legal: logistics.legalLogisticsActions,
};

const salePhase: ActingPhase = {
  refuse: sale.refuseSaleAction,
  apply: sale.applySaleAction,
  automatic: (state) => (turnOver(state) ? sale.endSaleTurn(state) : null),
  done: sale.saleDone,
  legal: sale.legalSaleActions,
};

export const actingPhases: Partial<Record<Phase, ActingPhase>> = {
  planning: planningPhase,
  improvement: improvementPhase,
  research: researchPhase,
  logistics: logisticsPhase,
  sale: salePhase,
};

const bonusPhases: readonly Phase[] = ['research', 'logistics'];

/** When each action belongs, and the clause that says so. */
const homes: Record<ActionType, { phases: readonly Phase[]; rule: ClauseId }> = {
  plan: { phases: ['planning'], rule: 'S1.8' },
  takeImprovement: { phases: ['improvement'], rule: 'S4.1' },
  takeToken: { phases: ['improvement'], rule: 'S4.1' },
  research: { phases: ['research'], rule: 'S5.1' },
  complete: { phases: ['research'], rule: 'S5.4' },
  placeFreeOffice: { phases: ['research'], rule: 'S9.6' },
  expand: { phases: ['logistics'], rule: 'S6.1' },
  secondOffice: { phases: ['logistics'], rule: 'S9.3' },
  sellOffBoard: { phases: ['logistics'], rule: 'S9.9' },
  takeBonus: { phases: bonusPhases, rule: 'SR.3' },
  bonusProgress: { phases: bonusPhases, rule: 'SR.3' },
  bonusPrice: { phases: bonusPhases, rule: 'SR.3' },
  bonusOffice: { phases: bonusPhases, rule: 'SR.3' },
  bonusMove: { phases: bonusPhases, rule: 'SR.3' },
  declineBonus: { phases: bonusPhases, rule: 'SR.3' },
  sell: { phases: ['sale'], rule: 'S7.1' },
  endTurn: { phases: ['research', 'logistics', 'sale'], rule: 'SP.3' },
};

/** Steve's actions are flat: the same keys with the same values, in whatever order. */
const sameAction = (a: Action, b: Action): boolean => {
  const other = new Map<string, unknown>(Object.entries(b));
  const entries = Object.entries(a);
  return entries.length === other.size && entries.every(([key, value]) => other.get(key) === value);
};

/** Steve does what his list says and nothing else (chapter SV). */
function refuseForSteve(state: GameState, action: Action): RefusalOf | null {
  const move = steveMove(state);
  return move && !sameAction(move.action, action) ? refusal(move.why.rule, 'stevesChoice', {}) : null;
}

/** Why an action may not be done now: the one door that refusals, lists, charts, bots and pages all go through. */
export function refuse(state: GameState, action: Action): RefusalOf | null {
  if (state.phase === 'over') return refusal('SE.1', 'gameOver', { rounds });
  const home = homes[action.type];
  if (!home.phases.includes(state.phase)) return refusal(home.rule, 'wrongPhase', { phase: state.phase });
  const seat = findSeat(state, action.seat);
  if (!seat) return refusal('S0.1', 'notSeated', { seat: action.seat });
  return (
    refuseTurn(state, action.seat) ??
    (seat.steve ? refuseForSteve(state, action) : null) ??
    actingPhases[state.phase]?.refuse(state, action) ??
    null
  );
}

/** Does an action that was not refused. Automatic steps that follow are the driver's or the chart's to take. */
export const apply = (state: GameState, action: Action): GameState =>
  actingPhases[state.phase]?.apply({ ...state, news: [] }, action) ?? state;

function listActions(state: GameState): Action[] {
  const phase = actingPhases[state.phase];
  if (!state.turn || !phase) return [];
  if (!currentSeat(state).steve) return phase.legal(state);
  const move = steveMove(state);
  return move && !phase.refuse(state, move.action) ? [move.action] : [];
}

/** The last list worked out: the turn's end asks for it, and whoever has to act asks again for the same state. */
let listed: { state: GameState; actions: Action[] } | null = null;

/** Every legal action of the seat whose turn it is. For planning see planSpace.ts. */
export function legalActions(state: GameState): Action[] {
  if (listed?.state !== state) listed = { state, actions: listActions(state) };
  return listed.actions;
}

/** Nothing is left that the seat whose turn it is could do but end it. */
export const turnOver = (state: GameState): boolean =>
  state.turn !== null && state.pending === null && legalActions(state).every(({ type }) => type === 'endTurn');
