import type { ChartOf, Vocabulary } from '../core/chart.ts';
import type { Action } from './actions.ts';
import * as bonus from './rules/bonus.ts';
import { refuseCommon } from './rules/common.ts';
import { endGame, lastRoundPlayed } from './rules/end.ts';
import * as improvement from './rules/improvement.ts';
import { turnOver } from './rules/legal.ts';
import * as logistics from './rules/logistics.ts';
import { markerMustMove, placeMarker } from './rules/marker.ts';
import { anOfficeWaits, openWaitingOffice } from './rules/offices.ts';
import * as planning from './rules/planning.ts';
import { setPrices } from './rules/pricing.ts';
import { produce } from './rules/production.ts';
import type { RefusalOf } from './rules/refuse.ts';
import * as research from './rules/research.ts';
import { beginRound } from './rules/round.ts';
import * as sale from './rules/sale.ts';
import { scoreControl, scoreSales } from './rules/scoring.ts';
import { isStevesTurn } from './rules/steve.ts';
import { everyoneHadATurn, passTheTurn } from './rules/turns.ts';
import type { GameState } from './state.ts';

/** Every name in the charts of Smartphone Inc., and the rule behind it. */
export const vocabulary = {
  common: refuseCommon,
  guards: {
    mayPlan: planning.refusePlanning,
    mayTakeImprovement: improvement.refuseTakeImprovement,
    mayTakeToken: improvement.refuseTakeToken,
    mayResearch: research.refuseResearch,
    mayComplete: research.refuseComplete,
    mayPlaceFreeOffice: research.refuseFreeOffice,
    mayEndResearch: research.refuseEndResearch,
    mayTakeBonus: bonus.refuseTakeBonus,
    mayPlaceBonusProgress: bonus.refuseBonusProgress,
    mayMovePrice: bonus.refuseBonusPrice,
    mayOpenBonusOffice: bonus.refuseBonusOffice,
    mayMoveOffice: bonus.refuseBonusMove,
    mayDeclineBonus: bonus.refuseDeclineBonus,
    mayExpand: logistics.refuseExpand,
    mayPlaceSecondOffice: logistics.refuseWifiOffice,
    maySellOffBoard: logistics.refuseSellOffBoard,
    mayEndLogistics: logistics.refuseEndLogistics,
    maySell: sale.refuseSell,
    mayEndSale: sale.refuseEndSale,
  },
  actions: {
    commitPlan: planning.commitPlan,
    takeImprovement: improvement.takeImprovement,
    takeToken: improvement.takeToken,
    placeResearch: research.placeResearch,
    completeTechnology: research.complete,
    placeFreeOffice: research.placeFreeOffice,
    takeBonusGoods: bonus.takeBonus,
    placeBonusProgress: bonus.useBonusProgress,
    movePrice: bonus.useBonusPrice,
    openBonusOffice: bonus.useBonusOffice,
    moveOffice: bonus.useBonusMove,
    declineBonus: bonus.declineBonus,
    placeProgress: logistics.expand,
    placeSecondOffice: logistics.placeWifiOffice,
    sellOffBoard: logistics.sellOffBoard,
    sellAGood: sale.sell,
    /** What follows is the turn's own end: `passTheTurn`. */
    endTurn: (state: GameState) => state,
  },
  conditions: {
    everyonePlanned: planning.everyonePlanned,
    everyoneHadATurn,
    itIsStevesTurn: isStevesTurn,
    improvementSymbolActive: improvement.takesImprovement,
    nothingToTake: improvement.nothingToTake,
    freeOfficeToPlace: (state: GameState) => state.pending?.kind === 'freeOffice',
    bonusToSettle: (state: GameState) => state.pending?.kind === 'bonus',
    oneTechnologyPaidFor: (state: GameState) => research.completionsForced(state).length === 1,
    severalTechnologiesPaidFor: (state: GameState) => research.completionsForced(state).length > 1,
    anOfficeWaits,
    steveNeedsARegion: markerMustMove,
    nothingLeftToDo: turnOver,
    lastRoundPlayed,
  },
  updates: {
    beginRound,
    beginPlanning: planning.enterPlanning,
    showPlans: planning.showPlans,
    setPrices,
    produceGoods: produce,
    beginImprovement: improvement.enterImprovement,
    passOver: improvement.passOver,
    beginResearch: research.enterResearch,
    completeWhatIsPaidFor: research.completeOnlyOne,
    beginLogistics: logistics.enterLogistics,
    openWaitingOffice,
    moveStevesMarker: placeMarker,
    beginSale: sale.enterSale,
    clearUnsoldGoods: sale.clearUnsold,
    passTheTurn,
    scoreSales,
    scoreControl,
    addUpTheScores: endGame,
  },
} satisfies Vocabulary<GameState, Action, RefusalOf>;

/** A chart of this game: its names are those above, each where its rule belongs. */
export type Chart = ChartOf<GameState, Action, typeof vocabulary>;
