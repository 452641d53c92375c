import { refuse } from '@machines/coverage/flow.ts';
import { actionWords, line } from '@machines/coverage/words/line.ts';
import type { Coverage } from '@/games/coverage/scenarios/scenarioGame.ts';
import { pageWords } from '@/ui/pageWords.ts';
import type { Comparing } from '@/widgets/compared.ts';

/** Comparisons of positions of Coverage. */
export const comparing: Comparing<Coverage> = {
  line: (news, { setup }) => line(news, setup),
  deed: (action, { setup }) => actionWords(action, setup),
  refuse,
  order: ({ seats }) => seats.map(({ colour, cash }) => ({ seat: colour, value: `$${cash}` })),
  seats: ({ seats }) => seats.map(({ colour, cash }) => ({ seat: colour, value: `$${cash}` })),
  seatName: (seat) => pageWords().coverage.seats[seat] ?? seat,
};
