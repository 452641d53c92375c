import type { Action, ActionOf } from '../actions.ts';
import { rulesOf } from '../choices.ts';
import type { Colour, Region } from '../names.ts';
import type { GameState } from '../state.ts';
import { legalBonusActions, refuseWhileBonus } from './bonus.ts';
import { refuseSecondOffice } from './bonusTargets.ts';
import { connectedTo, isConnected, regionsWith, sourcesNow, sourcesThisTurn } from './connections.ts';
import {
  costOfRegion,
  hasBonus,
  hasOffice,
  isFull,
  newsWith,
  progressIn,
  seatOf,
  tell,
  withEntry,
  withSeat,
} from './lookup.ts';
import { placeOffice } from './offices.ts';
import { news, type RefusalOf, refusal } from './refuse.ts';
import { earn } from './scoring.ts';
import { officesLeft, progressLeft } from './supply.ts';
import { beginPhase, currentSeat, currentTurn, withTurn } from './turns.ts';

/** Phase 6. */

/** NFC side A (S9.9). */
const mostOffBoard = 3;

/** How many goods NFC side A may still sell in the turn under way: in one go, or by the ruling in several. */
export function offBoardLeft(state: GameState): number {
  const sold = state.turn?.soldOffBoard ?? 0;
  return sold > 0 && rulesOf(state).nfcSales === 'once' ? 0 : mostOffBoard - sold;
}

export const enterLogistics = (state: GameState): GameState => beginPhase(state, 'logistics');

/** Why no progress may be placed at all now. */
function refuseAnyExpand(state: GameState): RefusalOf | null {
  const { seat, progress, wifiUsed, soldOffBoard } = currentTurn(state);
  if (progress < 1) return refusal('S6.1', 'noProgressLeft', {});
  if (rulesOf(state).phase6Order === 'fixed' && (wifiUsed || soldOffBoard > 0))
    return refusal('S6.8', 'progressOver', {});
  if (officesLeft(state, seat) < 1) return refusal('S0.3', 'noOfficesLeft', {});
  return progressLeft(state, seat) < 1 ? refusal('S0.3', 'noProgressMarkers', {}) : null;
}

const targetRules = {
  notConnected: 'S6.2',
  notConnectedAtStart: 'S6.3',
  officeThere: 'S6.5',
  regionFull: 'S6.5',
} as const;

/** S6.5: no office could follow the progress, for there is one already. */
const officeThere = (state: GameState, seat: Colour, region: Region): boolean =>
  rulesOf(state).uselessProgress === 'refused' && hasOffice(state, region, seat);

/** S6.5: no office could follow the progress. */
function uselessThere(state: GameState, seat: Colour, region: Region): 'officeThere' | 'regionFull' | null {
  if (officeThere(state, seat, region)) return 'officeThere';
  return rulesOf(state).uselessProgress === 'refused' && isFull(state, region) ? 'regionFull' : null;
}

/** What keeps progress from going to this region, if anything. */
function targetProblem(state: GameState, seat: Colour, region: Region): keyof typeof targetRules | null {
  if (isConnected(state, region, sourcesThisTurn(state, seat))) return uselessThere(state, seat, region);
  return rulesOf(state).midTurnConnection === 'turnStart' && isConnected(state, region, sourcesNow(state, seat))
    ? 'notConnectedAtStart'
    : 'notConnected';
}

export function refuseExpand(state: GameState, { region }: ActionOf<'expand'>): RefusalOf | null {
  const whileBonus = refuseWhileBonus(state);
  if (whileBonus) return whileBonus;
  const { seat } = currentTurn(state);
  // S6.5 first: an own region is no target whatever leads there and however much progress is left.
  if (officeThere(state, seat, region)) return refusal('S6.5', 'officeThere', { region });
  const refused = refuseAnyExpand(state);
  if (refused) return refused;
  const problem = targetProblem(state, seat, region);
  return problem && refusal(targetRules[problem], problem, { region });
}

/** Why Wi-Fi side A's office may not go to this region now (S9.3). */
function refuseWifi(state: GameState, region: Region): RefusalOf | null {
  const { seat, wifiUsed, soldOffBoard, startOffices } = currentTurn(state);
  const rules = rulesOf(state);
  if (!hasBonus(state, currentSeat(state), 'Wi-Fi', 'A')) return refusal('S9.3', 'noWifiA', {});
  if (wifiUsed) return refusal('S9.3', 'wifiUsed', {});
  if (rules.phase6Order === 'fixed' && soldOffBoard > 0) return refusal('S6.8', 'wifiOver', {});
  const refused = refuseSecondOffice(state, seat, region, 'S9.3');
  if (refused) return refused;
  return rules.wifiFreshOffice === 'excluded' && !startOffices.includes(region)
    ? refusal('S6.8', 'officeTooFresh', { region })
    : null;
}

const wifiRegions = (state: GameState): Region[] =>
  hasBonus(state, currentSeat(state), 'Wi-Fi', 'A')
    ? regionsWith(state, currentTurn(state).seat).filter((region) => !refuseWifi(state, region))
    : [];

/** S9.3: in the first edition the second office must be placed while it can be. */
const wifiStillDue = (state: GameState): boolean =>
  rulesOf(state).wifiSecondOffice === 'must' && wifiRegions(state).length > 0;

function refuseOffBoard(state: GameState, amount: number): RefusalOf | null {
  const seat = currentSeat(state);
  const left = offBoardLeft(state);
  if (!hasBonus(state, seat, 'NFC', 'A')) return refusal('S9.9', 'noNfcA', {});
  if (left === 0) return refusal('S9.9', 'nfcUsed', {});
  if (!Number.isInteger(amount) || amount < 1 || amount > mostOffBoard) return refusal('S9.9', 'nfcAmount', { amount });
  if (amount > left) return refusal('S9.9', 'nfcTooMany', { left, amount });
  if (amount > seat.goods) return refusal('S9.9', 'tooFewGoods', { goods: seat.goods, amount });
  return rulesOf(state).phase6Order === 'fixed' && wifiStillDue(state) ? refusal('S9.3', 'wifiMust', {}) : null;
}

export const refuseWifiOffice = (state: GameState, { region }: ActionOf<'secondOffice'>): RefusalOf | null =>
  refuseWhileBonus(state) ?? refuseWifi(state, region);

export const refuseSellOffBoard = (state: GameState, { amount }: ActionOf<'sellOffBoard'>): RefusalOf | null =>
  refuseWhileBonus(state) ?? refuseOffBoard(state, amount);

export const refuseEndLogistics = (state: GameState): RefusalOf | null =>
  refuseWhileBonus(state) ?? (wifiStillDue(state) ? refusal('S9.3', 'wifiMust', {}) : null);

export function expand(state: GameState, { seat, region }: ActionOf<'expand'>): GameState {
  const turn = currentTurn(state);
  const progress = progressIn(state, region, seat) + 1;
  const cost = costOfRegion(state, region);
  // S6.4; with the ruling that lets progress go anywhere it may also lie where no office can follow.
  const opens = progress >= cost && !isFull(state, region) && !hasOffice(state, region, seat);
  const placed: GameState = {
    ...state,
    progress: withEntry(state.progress, region, { ...state.progress[region], [seat]: progress }),
    turn: { ...turn, progress: turn.progress - 1, finished: turn.finished || opens },
    news: newsWith(state, news('S6.1', 'progressed', { seat, region, progress, cost })),
  };
  return opens ? placeOffice(placed, seat, region, 'S6.4') : placed;
}

/** S9.9: VP at once, off the board, at the price as it stands. */
export function sellOffBoard(state: GameState, { seat: colour, amount }: ActionOf<'sellOffBoard'>): GameState {
  const seat = seatOf(state, colour);
  const vp = amount * seat.price;
  const sold = earn(withSeat(state, colour, { goods: seat.goods - amount }), colour, 'offBoard', vp);
  return withTurn(tell(sold, news('S9.9', 'soldOffBoard', { seat: colour, amount, vp })), {
    soldOffBoard: currentTurn(state).soldOffBoard + amount,
  });
}

export const placeWifiOffice = (state: GameState, { seat, region }: ActionOf<'secondOffice'>): GameState =>
  withTurn(placeOffice(state, seat, region, 'S9.3'), { wifiUsed: true });

export function legalLogisticsActions(state: GameState): Action[] {
  if (state.pending) return legalBonusActions(state);
  const { seat } = currentTurn(state);
  const actions: Action[] = [];
  if (!refuseAnyExpand(state))
    for (const region of connectedTo(state, sourcesThisTurn(state, seat)))
      if (!uselessThere(state, seat, region)) actions.push({ type: 'expand', seat, region });
  for (const region of wifiRegions(state)) actions.push({ type: 'secondOffice', seat, region });
  if (hasBonus(state, currentSeat(state), 'NFC', 'A'))
    for (let amount = 1; amount <= mostOffBoard; amount++)
      if (!refuseOffBoard(state, amount)) actions.push({ type: 'sellOffBoard', seat, amount });
  if (!wifiStillDue(state)) actions.push({ type: 'endTurn', seat });
  return actions;
}
