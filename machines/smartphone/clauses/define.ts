import type { ClauseEntry, Source } from '../../core/clause.ts';
import type { RuleSet } from '../readings.ts';

/**
 * E1 and E2 are the two English rulebooks, E1C the corrections sheet to the first, KO the Korean rulebook and ST Steve's
 * own. 'board' is what the components print, where no text says it.
 */
export type Book = 'E1' | 'E1C' | 'E2' | 'KO' | 'ST' | 'board';

export type Sources = readonly Source<Book>[];

/** Checks the clauses of one chapter and keeps their ids as literal types. */
export const define = <const T extends readonly ClauseEntry<string, RuleSet, Book>[]>(clauses: T) => clauses;
