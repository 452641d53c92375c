import { setup } from 'xstate';
import { type Context, chartWords } from '../core/chart.ts';
import type { Action } from './actions.ts';
import type { ClauseId } from './clauses/index.ts';
import { finish, nothingLeftToExpand } from './rules/acting.ts';
import * as auction from './rules/auction.ts';
import * as ending from './rules/ending.ts';
import { apply, refuse } from './rules/game.ts';
import { passToTheLeft } from './rules/turns.ts';
import { mustPool, payUpkeep, poolOne } from './rules/upkeep.ts';
import type { GameState } from './state.ts';

/**
 * The words the charts are written in. Every guard asks a rule function and every action is an assign of one:
 * the charts hold states and names, the rules hold everything else.
 */

const { allowed, when, doing, change } = chartWords<GameState, Action>(refuse, apply);

export const chart = setup({
  types: {
    context: {} as Context<GameState>,
    events: {} as Action,
    input: {} as Context<GameState>,
    meta: {} as { rules: ClauseId[] },
  },
  guards: {
    mayAuction: allowed,
    mayBid: allowed,
    mayPassAuction: allowed,
    mayAct: allowed,
    mayExpand: allowed,
    mayFinish: allowed,
    mayPassTurn: allowed,

    oneBidderLeft: when(auction.shareSold),
    nobodyBid: when(auction.nobodyBid),
    turnPlayerOpens: when(auction.isOpening),
    nothingLeftToExpand: when(nothingLeftToExpand),
    upkeepCannotBePaid: when(mustPool),
    everyonePassed: when(ending.everyonePassed),
    endIsSetOff: when(ending.endSetOff),
    lastTurnPlayed: when(ending.lastTurnPlayed),
    gameIsOver: when((state) => state.phase === 'over'),
  },
  actions: {
    putUpAShare: doing(),
    placeBid: doing(),
    passAuction: doing(),
    actForCompany: doing(),
    expandNetwork: doing(),
    finishExpanding: doing(),
    passTurn: doing(),

    sellTheShare: change(auction.sellShare),
    leaveItUnsold: change(auction.leaveUnsold),
    stopExpanding: change(finish),
    poolOneShare: change(poolOne),
    payUpkeep: change(payUpkeep),
    countLastTurns: change(ending.countLastTurns),
    countTurn: change(ending.countTurn),
    passToTheLeft: change(passToTheLeft),
    addUpNetWorth: change(ending.endGame),
  },
});
