import type { Action, ActionOf } from '../actions.ts';
import { rulesOf } from '../choices.ts';
import { rounds } from '../names.ts';
import type { GameState } from '../state.ts';
import { seatOf, tell, withSeat } from './lookup.ts';
import { news, type RefusalOf, refusal } from './refuse.ts';
import { takeTokenFor, tokensLeft } from './tokens.ts';
import { beginPhase, currentSeat, currentTurn } from './turns.ts';

/** Phase 4. */

/** S4.3: some editions leave this phase out in the last round. */
export const improvementSkipped = (state: GameState): boolean =>
  state.round === rounds && rulesOf(state).roundFiveImprovement === 'skipped';

export const enterImprovement = (state: GameState): GameState =>
  improvementSkipped(state)
    ? tell({ ...state, phase: 'improvement', turn: null }, news('S4.3', 'phaseSkipped', {}))
    : beginPhase(state, 'improvement');

/** S4.1: with an active improvement symbol an improvement, without one a token. Steve always takes one (SV.4). */
export const takesImprovement = (state: GameState): boolean => {
  const seat = currentSeat(state);
  return seat.steve !== null || (seat.tally?.improve ?? 0) > 0;
};

/** S4.4: neither an improvement nor a token to be had. */
export const nothingToTake = (state: GameState): boolean =>
  state.turn !== null && !takesImprovement(state) && !tokensLeft(state);

export const passOver = (state: GameState): GameState =>
  tell(state, news('S4.4', 'noToken', { seat: currentTurn(state).seat }));

export function refuseTakeImprovement(state: GameState, { tile }: ActionOf<'takeImprovement'>): RefusalOf | null {
  if (!takesImprovement(state)) return refusal('S4.1', 'noImproveSymbol', {});
  return state.block.includes(tile) ? null : refusal('S4.1', 'notInBlock', {});
}

export const refuseTakeToken = (state: GameState): RefusalOf | null =>
  takesImprovement(state) ? refusal('S4.1', 'hasImproveSymbol', {}) : null;

export function takeImprovement(state: GameState, { seat: colour, tile }: ActionOf<'takeImprovement'>): GameState {
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

export const takeToken = (state: GameState, { seat }: ActionOf<'takeToken'>): GameState =>
  tell(takeTokenFor(state, seat).state, news('S4.1', 'tookToken', { seat }));

export function legalImprovementActions(state: GameState): Action[] {
  const { seat } = currentTurn(state);
  return takesImprovement(state)
    ? state.block.map((tile) => ({ type: 'takeImprovement', seat, tile }))
    : [{ type: 'takeToken', seat }];
}
