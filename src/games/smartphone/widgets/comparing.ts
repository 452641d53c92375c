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
  gained: (before, after) =>
    after.seats
      .map(({ colour, vp }) => ({ seat: colour, gain: vp - seatOf(before, colour).vp }))
      .map((each) => ({ ...each, value: fill(pageWords().widgets.vp, { vp: each.gain }) }))
      .toSorted((a, b) => b.gain - a.gain),
  seatName: (seat) => pageWords().smartphone.seats[seat] ?? seat,
};
