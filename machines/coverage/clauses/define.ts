import type { ClauseEntry, Source } from '../../core/clause.ts';
import type { RuleSet } from '../readings.ts';

/** 'book' is the rulebook, by its own paragraph numbers; 'ours' is what it leaves out and this site supplies. */
export type Book = 'book' | 'ours';

/** Paragraphs of the rulebook. */
export const paragraphs = (...places: string[]): readonly Source<Book>[] =>
  places.map((place) => ({ book: 'book', place }));

/** Checks the clauses of one chapter and keeps their ids as literal types. */
export const define = <const T extends readonly ClauseEntry<string, RuleSet, Book>[]>(clauses: T) => clauses;
