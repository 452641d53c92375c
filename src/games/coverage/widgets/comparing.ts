import type { GameState } from '@machines/coverage/state.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import { pageWords } from '@/ui/pageWords.ts';
import type { Comparing } from '@/widgets/compared.ts';

const cash = ({ seats }: GameState) => seats.map((seat) => ({ seat: seat.colour, value: dollars(seat.cash) }));

/** What comparisons show of a table of Coverage. */
export const comparing: Comparing<GameState> = {
  order: cash,
  seats: cash,
  seatName: (seat) => pageWords().coverage.seats[seat] ?? seat,
};
