import { draw } from '../../core/random.ts';
import type { Action } from '../actions.ts';
import { bidRange } from '../rules/auction.ts';
import { standsStill } from '../rules/endless.ts';
import { legalActions } from '../rules/legal.ts';
import { cents } from '../rules/money.ts';
import type { GameState } from '../state.ts';

/**
 * Any legal action of whoever has to act, a bid of any size; null when the game is over. Where a position has come
 * again it passes, so that its games end under every reading (C3.10).
 */
export function randomAction(state: GameState, random: number): [action: Action | null, next: number] {
  if (state.phase === 'choosing' && standsStill(state)) return [{ type: 'passTurn', seat: state.turn.seat }, random];
  return drawFrom(state, legalActions(state), random);
}

/** The same for a first turn that is to set games apart: a pass would end some of them before they have begun. */
export const randomOpening = (state: GameState, random: number): [action: Action | null, next: number] =>
  drawFrom(
    state,
    legalActions(state).filter(({ type }) => type !== 'passTurn'),
    random,
  );

function drawFrom(state: GameState, legal: readonly Action[], random: number): [action: Action | null, next: number] {
  const [at, next] = draw(random, legal.length);
  const action = legal[at];
  const range = bidRange(state);
  if (action?.type !== 'bid' || !range) return [action ?? null, next];
  const [steps, after] = draw(next, Math.floor((range.most - range.least) / range.step) + 1);
  return [{ ...action, amount: cents(range.least + steps * range.step) }, after];
}
