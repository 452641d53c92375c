import type { ChartOf, Vocabulary } from '../core/chart.ts';
import type { Action } from './actions.ts';
import * as acting from './rules/acting.ts';
import * as auction from './rules/auction.ts';
import { passIsOpen, refuseCommon } from './rules/common.ts';
import * as ending from './rules/ending.ts';
import type { RefusalOf } from './rules/refuse.ts';
import { passToTheLeft, passTurn } from './rules/turns.ts';
import { mustPool, payUpkeep, poolOne } from './rules/upkeep.ts';
import type { GameState } from './state.ts';

/** Every name in the charts of Coverage, and the rule behind it. */
export const vocabulary = {
  common: refuseCommon,
  guards: {
    mayAuction: auction.refuseAuction,
    mayBid: auction.refuseBid,
    mayAct: acting.refuseAct,
    mayExpand: acting.refuseExpand,
    mayFinish: acting.refuseFinish,
    mayPass: passIsOpen,
  },
  actions: {
    putUpAShare: auction.startAuction,
    placeBid: auction.placeBid,
    declineToOpen: auction.declineToOpen,
    passAuction: auction.passAuction,
    actForCompany: acting.act,
    expandNetwork: acting.applyExpand,
    finishExpanding: acting.finish,
    passTurn,
  },
  conditions: {
    oneBidderLeft: auction.shareSold,
    nobodyBid: auction.nobodyBid,
    turnPlayerOpens: auction.isOpening,
    nothingLeftToExpand: acting.nothingLeftToExpand,
    upkeepCannotBePaid: mustPool,
    everyonePassed: ending.everyonePassed,
    endIsSetOff: ending.endSetOff,
    lastTurnPlayed: ending.lastTurnPlayed,
  },
  updates: {
    sellTheShare: auction.sellShare,
    leaveItUnsold: auction.leaveUnsold,
    stopExpanding: acting.finish,
    poolOneShare: poolOne,
    payUpkeep,
    countLastTurns: ending.countLastTurns,
    countTurn: ending.countTurn,
    passToTheLeft,
    addUpNetWorth: ending.endGame,
  },
} satisfies Vocabulary<GameState, Action, RefusalOf>;

/** A chart of this game: its names are those above, each where its rule belongs. */
export type Chart = ChartOf<GameState, Action, typeof vocabulary>;
