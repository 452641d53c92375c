import type { ClauseEntry, Source } from '../../core/clause.ts';
import type { RuleSet } from '../choices.ts';

/** 'book' is the rulebook, by its own paragraph numbers; 'ours' is what it leaves out and this site supplies. */
export type Book = 'book' | 'ours';

export type Sources = readonly Source<Book>[];

/** Paragraphs of the rulebook. */
export const paragraphs = (...places: string[]): Sources => places.map((place) => ({ book: 'book', place }));

/** The clauses of one chapter by their ids, each with its sources; `in` where it holds in some rule sets only. */
export const define = <const T extends Record<string, Sources | { in: readonly RuleSet[]; sources: Sources }>>(
  clauses: T,
): ClauseEntry<keyof T & string, RuleSet, Book>[] =>
  Object.entries(clauses).map(([id, given]) =>
    'sources' in given ? { id, ruleSets: given.in, sources: given.sources } : { id, sources: given },
  );
