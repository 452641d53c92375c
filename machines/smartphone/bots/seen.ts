import type { Colour } from '../names.ts';
import type { GameState } from '../state.ts';
import { view } from '../view.ts';

/**
 * The table as one seat sees it, in the shape the rules read: no hidden plan (S1.8), no seed, the pile without its
 * order. Whatever a computer player decides, it decides from this.
 */
export function seenBy(state: GameState, colour: Colour): GameState {
  const { you: _you, setup, seats, pile, ...table } = view(state, colour);
  return {
    ...table,
    setup: { ...setup, seed: 0 },
    random: 0,
    pile: Array.from({ length: pile }, () => -1),
    seats: seats.map(({ planned: _planned, ...seat }) => seat),
  };
}
