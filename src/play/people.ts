import type { Colour, SeatSetup } from '@machines/core/seats.ts';

/** Who sits at a game: people, and computer players by the name a set-up gives them. */

export const person = 'person';
export const isComputer = (player: string): boolean => player !== person;

interface Seated {
  seats: readonly SeatSetup[];
}

export const playerOf = ({ seats }: Seated, colour: Colour): string =>
  seats.find((seat) => seat.colour === colour)?.player ?? '';

export const people = ({ seats }: Seated): Colour[] =>
  seats.filter(({ player }) => !isComputer(player)).map(({ colour }) => colour);
