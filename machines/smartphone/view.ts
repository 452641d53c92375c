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

/** What a seat may see; `null` looks on without a seat. */
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

/** An action as another seat may see it in the log. */
export type ActionView = Exclude<Action, { type: 'plan' }> | { type: 'plan'; seat: Colour; plan: Plan | null };

/**
 * The log as one seat may see it. While a round is being planned, the plans at its end are still secret;
 * every earlier plan has been shown.
 */
export function viewLog(state: GameState, log: readonly Action[], you: Colour | null): ActionView[] {
  const lastOpen = log.findLastIndex(({ type }) => type !== 'plan');
  return log.map((action, at) =>
    action.type === 'plan' && state.phase === 'planning' && at > lastOpen && action.seat !== you
      ? { ...action, plan: null }
      : action,
  );
}
