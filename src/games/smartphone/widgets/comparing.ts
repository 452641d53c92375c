import { seatOf } from '@machines/smartphone/rules/lookup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { fill } from '@/i18n/format.ts';
import { pageWords } from '@/ui/pageWords.ts';
import type { Comparing } from '@/widgets/compared.ts';

/** What comparisons show of a table of Smartphone Inc. */
export const comparing: Comparing<GameState> = {
  order: (state) =>
    state.order.map((colour) => {
      const { price, vp } = seatOf(state, colour);
      return { seat: colour, value: fill(pageWords().widgets.priceVp, { price, vp }) };
    }),
  seats: (state) =>
    state.seats.map(({ colour, vp }) => ({ seat: colour, value: fill(pageWords().widgets.vp, { vp }) })),
  seatName: (seat) => pageWords().smartphone.seats[seat] ?? seat,
};
