import type { Colour } from '@machines/core/seats.ts';
import { fill } from '@/i18n/format.ts';

interface Words {
  won: string;
  shared: string;
  and: string;
}

/** Who has won, in a sentence: it heads the end of a game, and the bar above the table says it aloud. */
export function outcome(
  standings: readonly { colour: Colour; place: number; total: number }[] | null,
  seats: Record<Colour, string>,
  words: Words,
  score: (total: number) => Record<string, string | number>,
): string {
  const winners = (standings ?? []).filter(({ place }) => place === 1);
  return fill(winners.length > 1 ? words.shared : words.won, {
    seats: winners.map(({ colour }) => seats[colour]).join(words.and),
    ...score(winners[0]?.total ?? 0),
  });
}
