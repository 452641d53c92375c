import type { RoundAccount, SeatAccount } from '../log.ts';

/** Where VP come from, in the order a game brings them. */
export const roundSources = ['sales', 'offBoard', 'control'] as const;
export const sources = ['start', ...roundSources, 'patents', 'retailers'] as const;
export type Source = (typeof sources)[number];

const roundSum = (rounds: readonly RoundAccount[], source: (typeof roundSources)[number]): number =>
  rounds.reduce((sum, round) => sum + round[source], 0);

/** A seat's VP from one source in the whole game. */
export function vpFrom(book: SeatAccount, source: Source): number {
  switch (source) {
    case 'sales':
    case 'offBoard':
    case 'control':
      return roundSum(book.rounds, source);
    default:
      return book[source];
  }
}

/** Sources that brought anyone anything; a game without NFC side A needs no column for it. */
export const sourcesIn = (books: readonly SeatAccount[]): Source[] =>
  sources.filter((source) => books.some((book) => vpFrom(book, source) > 0));
