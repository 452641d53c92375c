import { definer, type Source } from '../../core/clause.ts';
import type { RuleSet } from '../choices.ts';

/**
 * E1 and E2 are the two English rulebooks, E1C the corrections sheet to the first, KO the Korean rulebook and ST Steve's
 * own. 'board' is what the components print, where no text says it.
 */
export type Book = 'E1' | 'E1C' | 'E2' | 'KO' | 'ST' | 'board';

/** One place in each of some books. */
export const sourcesIn = (places: Partial<Record<Book, string>>): Source<Book>[] =>
  Object.entries(places).map(([book, place]) => ({ book: book as Book, place }));

export const define = definer<RuleSet, Book>();
