import type { GameTypes, ModuleOf } from '@machines/core/game.ts';
import type { Colour, SeatSetup } from '@machines/core/seats.ts';

/** Who sits at a game: people, and computer players by the name a set-up gives them. */

export const person = 'person';
export const isComputer = (player: string): boolean => player !== person;

export interface Seated {
  seats: readonly SeatSetup[];
}

export const playerOf = ({ seats }: Seated, colour: Colour): string =>
  seats.find((seat) => seat.colour === colour)?.player ?? '';

/** Seats that have to act now, computers first: they need no screen. */
export function waitingFor<T extends GameTypes>({ toAct }: Pick<ModuleOf<T>, 'toAct'>, state: T['state']): Colour[] {
  const due = toAct(state);
  const isPerson = (colour: Colour) => !isComputer(playerOf(state.setup, colour));
  return [...due.filter((colour) => !isPerson(colour)), ...due.filter(isPerson)];
}

export const people = ({ seats }: Seated): Colour[] =>
  seats.filter(({ player }) => !isComputer(player)).map(({ colour }) => colour);
