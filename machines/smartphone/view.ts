import type { Action } from './actions.ts';
import type { Colour } from './names.ts';
import type { Plan } from './plan.ts';
import type { GameState, Seat, Setup } from './state.ts';

/** A seat as another may see it: that it has a plan, but not which, until plans are shown (S1.8). */
export interface SeatView extends Omit<Seat, 'plan'> {
  planned: boolean;
  plan: Plan | null;
}

/** The table as one seat sees it: no hidden plan, no pile in order, nothing that foretells a draw. */
export interface View extends Omit<GameState, 'setup' | 'random' | 'seats' | 'pile'> {
  you: Colour | null;
  setup: Omit<Setup, 'seed'>;
  seats: SeatView[];
  pile: number;
}

/** What a seat may see; `null` is a spectator. */
export function view({ setup, random: _random, pile, seats, ...table }: GameState, you: Colour | null): View {
  const { seed: _seed, ...known } = setup;
  return {
    ...table,
    you,
    setup: known,
    pile: pile.length,
    seats: seats.map((seat) => ({
      ...seat,
      planned: seat.plan !== null,
      plan: seat.tally !== null || seat.colour === you ? seat.plan : null,
    })),
  };
}

/**
 * S1.8: plans are secret until everyone has one. While a round is being planned, the plans at the end of the log are
 * those of this round; every earlier one has been shown. How many moves anyone may see: `end` is where the log leads.
 */
export const openMoves = (log: readonly Action[], end: Pick<GameState, 'phase'>): number =>
  log.at(-1)?.type === 'plan' && end.phase === 'planning'
    ? log.findLastIndex(({ type }) => type !== 'plan') + 1
    : log.length;
