import { rulesOf } from './choices.ts';
import type { Colour } from './names.ts';
import type { GameState, Seat, Setup } from './state.ts';

/** A seat as another may see it: under hidden money (C2.6) without its cash, until the game is over. */
export interface SeatView extends Omit<Seat, 'cash'> {
  cash: number | null;
}

/** The table as one seat sees it. What would give hidden cash away by subtraction is hidden with it. */
export interface View extends Omit<GameState, 'setup' | 'random' | 'seats' | 'quiet' | 'bank'> {
  you: Colour | null;
  setup: Omit<Setup, 'seed'>;
  seats: SeatView[];
  bank: number | null;
}

/** What a seat may see; `null` is a spectator. */
export function view(state: GameState, you: Colour | null): View {
  const { setup, random: _random, quiet: _quiet, seats, bank, ...table } = state;
  const { seed: _seed, ...known } = setup;
  const open = rulesOf(state).openMoney === 'open' || state.phase === 'over';
  return {
    ...table,
    you,
    setup: known,
    bank: open ? bank : null,
    seats: seats.map((seat) => ({ ...seat, cash: open || seat.colour === you ? seat.cash : null })),
  };
}
