import { type Colour, colours, type SeatSetup } from '@machines/core/seats.ts';

/** What a form of any game holds. */
export interface SeatedDraft {
  /** Who sits in each colour; empty for nobody. */
  players: Record<Colour, string>;
  /** As it was typed; empty for a new one each time. */
  seed: string;
}

export const nobody = '';

export const seatsOf = ({ players }: Pick<SeatedDraft, 'players'>): SeatSetup[] =>
  colours.flatMap((colour) => (players[colour] === nobody ? [] : [{ colour, player: players[colour] }]));

/** Small enough to be read out and typed in again. */
export const drawSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000;

/** The seed that was typed, for the rules to check; an empty one is drawn by the caller. */
export const seedOf = ({ seed }: Pick<SeatedDraft, 'seed'>, drawn: number): number => {
  if (seed.trim() === '') return drawn;
  return /^\s*\d+\s*$/.test(seed) ? Number(seed) : Number.NaN;
};
