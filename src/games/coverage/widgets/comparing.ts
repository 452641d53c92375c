import type { GameState } from '@machines/coverage/state.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import { pageWords } from '@/ui/pageWords.ts';
import type { Comparing } from '@/widgets/compared.ts';

const cash = ({ seats }: GameState) => seats.map((seat) => ({ seat: seat.colour, value: dollars(seat.cash) }));

/** What comparisons show of a table of Coverage. */
export const comparing: Comparing<GameState> = {
  order: cash,
  seats: cash,
  gained: (before, after) =>
    after.seats
      .map(({ colour, cash: now }, at) => ({ seat: colour, gain: now - (before.seats[at]?.cash ?? 0) }))
      .map((each) => ({ ...each, value: dollars(each.gain) }))
      .toSorted((a, b) => b.gain - a.gain),
  seatName: (seat) => pageWords().coverage.seats[seat] ?? seat,
};
