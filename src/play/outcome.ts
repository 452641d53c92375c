import type { Colour } from '@machines/core/seats.ts';
import { fill } from '@/i18n/format.ts';

interface Words {
  won: string;
  /** Said to the winner, who is alone at the device. */
  youWon: string;
  shared: string;
  and: string;
}

/** Who has won, in a sentence: it heads the end of a game, and the bar above the table says it aloud. */
export function outcome(
  standings: readonly { colour: Colour; place: number; total: number }[] | null,
  seats: Record<Colour, string>,
  you: string,
  words: Words,
  score: (total: number) => Record<string, string | number>,
): string {
  const winners = (standings ?? []).filter(({ place }) => place === 1);
  const called = winners.map(({ colour }) => seats[colour]).join(words.and);
  return fill(winners.length > 1 ? words.shared : called === you ? words.youWon : words.won, {
    seats: called,
    ...score(winners[0]?.total ?? 0),
  });
}
