import { setup } from 'xstate';
import { type Context, chartWords } from '../core/chart.ts';
import type { Action } from './actions.ts';
import type { ClauseId } from './clauses/index.ts';
import { endGame, lastRoundPlayed } from './rules/end.ts';
import { apply, refuse, turnOver } from './rules/game.ts';
import * as improvement from './rules/improvement.ts';
import * as logistics from './rules/logistics.ts';
import { markerMustMove, placeMarker } from './rules/marker.ts';
import * as planning from './rules/planning.ts';
import { setPrices } from './rules/pricing.ts';
import { produce } from './rules/production.ts';
import * as research from './rules/research.ts';
import { beginRound } from './rules/round.ts';
import * as sale from './rules/sale.ts';
import { scoreControl, scoreSales } from './rules/scoring.ts';
import { currentSeat } from './rules/turns.ts';
import type { GameState } from './state.ts';

/**
 * The words the charts are written in. Every guard asks a rule function and every action is an assign of one:
 * the charts hold states and names, the rules hold everything else.
 */

const { allowed, when, doing, change } = chartWords<GameState, Action>(refuse, apply);

const isSteve = (state: GameState): boolean => state.turn !== null && currentSeat(state).steve !== null;

export const chart = setup({
  types: {
    context: {} as Context<GameState>,
    events: {} as Action,
    input: {} as Context<GameState>,
    meta: {} as { rules: ClauseId[] },
  },
  guards: {
    mayPlan: allowed,
    mayTakeImprovement: allowed,
    mayTakeToken: allowed,
    mayResearch: allowed,
    mayComplete: allowed,
    mayPlaceFreeOffice: allowed,
    mayExpand: allowed,
    mayPlaceSecondOffice: allowed,
    maySellOffBoard: allowed,
    mayUseBonus: allowed,
    mayDeclineBonus: allowed,
    maySell: allowed,
    mayEndTurn: allowed,
    stevesListSaysSo: allowed,

    everyonePlanned: when(planning.everyonePlanned),
    everyoneHadATurn: when((state) => state.turn === null),
    itIsStevesTurn: when(isSteve),
    improvementSymbolActive: when(improvement.takesImprovement),
    nothingToTake: when(improvement.nothingToTake),
    freeOfficeToPlace: when((state) => state.pending?.kind === 'freeOffice'),
    bonusToSettle: when((state) => state.pending?.kind === 'bonus'),
    oneTechnologyPaidFor: when((state) => research.completionsForced(state).length === 1),
    severalTechnologiesPaidFor: when((state) => research.completionsForced(state).length > 1),
    steveNeedsARegion: when(markerMustMove),
    nothingLeftToDo: when(turnOver),
    lastRoundPlayed: when(lastRoundPlayed),
  },
  actions: {
    commitPlan: doing(),
    takeImprovement: doing(),
    takeToken: doing(),
    placeResearch: doing(),
    completeTechnology: doing(),
    placeFreeOffice: doing(),
    placeProgress: doing(),
    placeSecondOffice: doing(),
    sellOffBoard: doing(),
    settleBonus: doing(),
    declineBonus: doing(),
    sellAGood: doing(),
    endTurn: doing(),
    followTheList: doing(),

    beginRound: change(beginRound),
    beginPlanning: change(planning.enterPlanning),
    showPlans: change(planning.showPlans),
    setPrices: change(setPrices),
    produceGoods: change(produce),
    beginImprovement: change(improvement.enterImprovement),
    passOver: change(improvement.passOver),
    beginResearch: change(research.enterResearch),
    completeWhatIsPaidFor: change(research.completeOnlyOne),
    endResearchTurn: change(research.endResearchTurn),
    beginLogistics: change(logistics.enterLogistics),
    moveStevesMarker: change(placeMarker),
    endLogisticsTurn: change(logistics.endLogisticsTurn),
    beginSale: change(sale.enterSale),
    endSaleTurn: change(sale.endSaleTurn),
    clearUnsoldGoods: change(sale.clearUnsold),
    scoreSales: change(scoreSales),
    scoreControl: change(scoreControl),
    addUpTheScores: change(endGame),
  },
});
