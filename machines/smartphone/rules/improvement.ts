import type { Action, ActionOf } from '../actions.ts';
import { rounds } from '../names.ts';
import { rulesOf } from '../readings.ts';
import type { GameState } from '../state.ts';
import { news, type RefusalOf, refusal } from './refuse.ts';
import { seatOf, tell, withSeat } from './table.ts';
import { takeTokenFor, tokensLeft } from './tokens.ts';
import { beginPhase, currentSeat, currentTurn, nextTurn } from './turns.ts';

/** Phase 4. */

const noProgress = () => 0;

/** S4.3: some editions leave this phase out in the last round. */
export const improvementSkipped = (state: GameState): boolean =>
  state.round === rounds && rulesOf(state).roundFiveImprovement === 'skipped';

export const enterImprovement = (state: GameState): GameState =>
  improvementSkipped(state)
    ? tell({ ...state, phase: 'improvement', turn: null }, news('S4.3', 'phaseSkipped', {}))
    : beginPhase(state, 'improvement', noProgress);

export const improvementDone = (state: GameState): boolean => state.turn === null;

/** S4.1: with an active improvement symbol an improvement, without one a token. Steve always takes one (SV.4). */
export const takesImprovement = (state: GameState): boolean => {
  const seat = currentSeat(state);
  return seat.steve !== null || (seat.tally?.improve ?? 0) > 0;
};

/** S4.4: neither an improvement nor a token to be had. */
export const nothingToTake = (state: GameState): boolean =>
  state.turn !== null && !takesImprovement(state) && !tokensLeft(state);

export const passOver = (state: GameState): GameState =>
  nextTurn(tell(state, news('S4.4', 'noToken', { seat: currentTurn(state).seat })), noProgress);

export function refuseImprovementAction(state: GameState, action: Action): RefusalOf | null {
  const improves = takesImprovement(state);
  if (action.type === 'takeImprovement') {
    if (!improves) return refusal('S4.1', 'noImproveSymbol', {});
    return state.block.includes(action.tile) ? null : refusal('S4.1', 'notInBlock', {});
  }
  return improves ? refusal('S4.1', 'hasImproveSymbol', {}) : null;
}

function takeImprovement(state: GameState, { seat: colour, tile }: ActionOf<'takeImprovement'>): GameState {
  const seat = seatOf(state, colour);
  const taken = { ...state, block: state.block.filter((other) => other !== tile) };
  return tell(
    withSeat(
      taken,
      colour,
      seat.steve ? { steve: { ...seat.steve, delayed: tile } } : { improvements: [...seat.improvements, tile] },
    ),
    news(seat.steve ? 'SV.4' : 'S4.1', 'tookImprovement', { seat: colour, tile }),
  );
}

/** One thing each, then the next seat. */
export function applyImprovementAction(state: GameState, action: Action): GameState {
  const taken =
    action.type === 'takeImprovement'
      ? takeImprovement(state, action)
      : tell(takeTokenFor(state, action.seat).state, news('S4.1', 'tookToken', { seat: action.seat }));
  return nextTurn(taken, noProgress);
}

export function legalImprovementActions(state: GameState): Action[] {
  const { seat } = currentTurn(state);
  return takesImprovement(state)
    ? state.block.map((tile) => ({ type: 'takeImprovement', seat, tile }))
    : [{ type: 'takeToken', seat }];
}
