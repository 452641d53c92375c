import { refuse } from '@machines/smartphone/flow.ts';
import { componentsOf, seatOf } from '@machines/smartphone/rules/table.ts';
import { actionWords, line } from '@machines/smartphone/words/index.ts';
import type { Smartphone } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { fill } from '@/i18n/format.ts';
import { pageWords } from '@/ui/pageWords.ts';
import type { Comparing } from '@/widgets/compared.ts';

/** Comparisons of positions of Smartphone Inc. */
export const comparing: Comparing<Smartphone> = {
  line: (news, state) => line(news, componentsOf(state)),
  deed: (action, state) => actionWords(action, componentsOf(state)),
  refuse,
  order: (state) =>
    state.order.map((colour) => {
      const { price, vp } = seatOf(state, colour);
      return { seat: colour, value: fill(pageWords().widgets.priceVp, { price, vp }) };
    }),
  seats: (state) =>
    state.seats.map(({ colour, vp }) => ({ seat: colour, value: fill(pageWords().widgets.vp, { vp }) })),
  seatName: (seat) => pageWords().smartphone.seats[seat] ?? seat,
};
