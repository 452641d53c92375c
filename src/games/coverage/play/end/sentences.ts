import type { Colour } from '@machines/coverage/names.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import type { CoverageWords } from '@/i18n/en/coverage.ts';
import { fill } from '@/i18n/format.ts';
import type { Story } from './story.ts';

interface Called {
  names: Record<Colour, string>;
  /** The one person at the table; null means several, or none. */
  you: Colour | null;
  words: CoverageWords['end'];
}

/** Who won, and by how much. */
export function outcomeOf({ winners, second, by }: Story, { names, you, words }: Called): string {
  const [winner] = winners;
  const amount = dollars(winner?.total ?? 0);
  const seats = winners.map(({ colour }) => names[colour]).join(words.and);
  if (winners.length > 1 || !winner || !second) return fill(words.shared, { seats, amount });
  const so = { seats, amount, second: dollars(second.total), by: dollars(by) };
  return fill(winner.colour === you ? words.youWon : words.wonBy, so);
}

/** Why, in one sentence: the largest part of the lead, what stood against it, and since when. */
export function reasonOf({ winners, second, lead, ahead }: Story, { names, you, words }: Called): string {
  const [winner] = winners;
  const [first] = lead;
  const last = lead.at(-1);
  if (!winner || !second || !first || !last) return '';
  const mine = winner.colour === you;
  const text = mine ? words.why.you : words.why.they;
  const about = { winner: names[winner.colour], second: second.colour === you ? words.why.than : names[second.colour] };
  const parts = [
    fill(text.lead, { ...about, what: text.sources[first[0]], amount: dollars(first[1]) }),
    ...(last[1] < 0
      ? [fill(words.why.against, { ...about, what: text.sources[last[0]], amount: dollars(-last[1]) })]
      : []),
    ahead === null ? words.why.always : fill(words.why.since, { turn: ahead }),
  ];
  return `${parts.join('')}.`;
}
