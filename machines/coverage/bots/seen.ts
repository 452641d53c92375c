import { printed } from '../components/printed.ts';
import type { Colour } from '../names.ts';
import type { GameState } from '../state.ts';
import { view } from '../view.ts';

/**
 * The table as one seat sees it, in the shape the rules read. Hidden cash (C2.6) is taken to be what everyone began
 * with; whatever a computer player decides, it decides from this. How often everyone has passed is no secret (C3.10),
 * but the table it is kept with tells cash.
 */
export function seenBy(state: GameState, seat: Colour): GameState {
  const { you: _you, setup, seats, bank, ...table } = view(state, seat);
  return {
    ...table,
    setup: { ...setup, seed: 0 },
    random: 0,
    bank: bank ?? 0,
    seats: seats.map((each) => ({ ...each, cash: each.cash ?? printed.cash })),
    quiet: { table: '', treasuries: '', passes: state.quiet.passes },
  };
}
