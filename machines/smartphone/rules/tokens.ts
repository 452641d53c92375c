import { rulesOf } from '../choices.ts';
import type { Colour } from '../names.ts';
import type { GameState } from '../state.ts';
import { seatOf, withSeat } from './lookup.ts';

/** S4.4: whether a goods token can still be had. */
export const tokensLeft = (state: GameState): boolean => state.tokens > 0 || rulesOf(state).tokensOut === 'endless';

export function takeTokenFor(state: GameState, colour: Colour): { state: GameState; taken: boolean } {
  if (!tokensLeft(state)) return { state, taken: false };
  const tokens = seatOf(state, colour).tokens + 1;
  return { state: withSeat({ ...state, tokens: Math.max(0, state.tokens - 1) }, colour, { tokens }), taken: true };
}
