import type { ClauseEntry, Source } from '../../core/clause.ts';
import type { RuleSet } from '../choices.ts';

/**
 * E1 and E2 are the two English rulebooks, E1C the corrections sheet to the first, KO the Korean rulebook and ST Steve's
 * own. 'board' is what the components print, where no text says it.
 */
export type Book = 'E1' | 'E1C' | 'E2' | 'KO' | 'ST' | 'board';

export type Sources = readonly Source<Book>[];

/** One place in each of some books. */
export const sourcesIn = (places: Partial<Record<Book, string>>): Sources =>
  Object.entries(places).map(([book, place]) => ({ book: book as Book, place }));

/** The clauses of one chapter by their ids, each with its sources; `in` where it holds in some rule sets only. */
export const define = <const T extends Record<string, Sources | { in: readonly RuleSet[]; sources: Sources }>>(
  clauses: T,
): ClauseEntry<keyof T & string, RuleSet, Book>[] =>
  Object.entries(clauses).map(([id, given]) =>
    'sources' in given ? { id, ruleSets: given.in, sources: given.sources } : { id, sources: given },
  );
