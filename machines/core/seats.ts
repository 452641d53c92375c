/** Seats are known by their colour, in every game. */
export const colours = ['green', 'blue', 'black', 'yellow', 'red'] as const;
export type Colour = (typeof colours)[number];

/** Who sits where. `player` is a person's or a computer player's name. */
export interface SeatSetup {
  colour: Colour;
  player: string;
}

/** A player's name as it is written now; until version 3 of the rules of Smartphone Inc. the casual player was `simple`. */
export const playerNow = (player: string): string => (player === 'simple' ? 'casual' : player);

interface Seated {
  seats: readonly { colour: Colour }[];
}
type SeatIn<State extends Seated> = State['seats'][number];

export function findSeat<State extends Seated>(state: State, colour: Colour): SeatIn<State> | undefined {
  for (const seat of state.seats) if (seat.colour === colour) return seat;
  return undefined;
}

export function seatOf<State extends Seated>(state: State, colour: Colour): SeatIn<State> {
  const seat = findSeat(state, colour);
  if (!seat) throw new RangeError(`${colour} is not in this game.`);
  return seat;
}

/** The table with this seat in place of the one of its colour. */
export const putSeat = <State extends Seated>(state: State, seat: SeatIn<State>): State => ({
  ...state,
  seats: state.seats.map((other) => (other.colour === seat.colour ? seat : other)),
});

export const withSeat = <State extends Seated>(state: State, colour: Colour, change: Partial<SeatIn<State>>): State =>
  putSeat(state, { ...seatOf(state, colour), ...change });

/** What is wrong with who sits down: too few or many, or a colour taken twice. */
export type SeatsProblem = { problem: 'count'; seats: number } | { problem: 'twice'; seat: Colour };

export function seatsProblem(seats: readonly SeatSetup[], least: number, most: number): SeatsProblem | null {
  if (seats.length < least || seats.length > most) return { problem: 'count', seats: seats.length };
  const taken = seats.map(({ colour }) => colour);
  const twice = taken.find((colour, at) => taken.indexOf(colour) < at);
  return twice ? { problem: 'twice', seat: twice } : null;
}
