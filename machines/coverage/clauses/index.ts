import { type ChapterOf, type Clause, type ClauseEntry, definer, registry, type Source } from '../../core/clause.ts';
import type { RuleSet } from '../choices.ts';
import { said } from '../words/said.ts';

/** 'book' is the rulebook, by its own paragraph numbers; 'ours' is what it leaves out and this site supplies. */
type Book = 'book' | 'ours';

/** Paragraphs of the rulebook. */
const paragraphs = (...places: string[]): Source<Book>[] => places.map((place) => ({ book: 'book', place }));

const define = definer<RuleSet, Book>();

const ordered = {
  concepts: define({
    'C1.1': paragraphs('1.2.1.1'),
    'C1.2': paragraphs('1.2.2.1', '1.2.2.2', '1.2.2.3', '1.2.2.4'),
    'C1.3': paragraphs('1.2.2.6'),
    'C1.4': paragraphs('1.2.2.5', '1.2.3.1'),
    'C1.5': paragraphs('1.2.3.2', '1.2.3.3'),
    'C1.6': paragraphs('1.2.4.1', '1.2.3.3'),
    'C1.7': paragraphs('1.2.1.1', '1.2.2.4', '3.3.0.5a'),
    'C1.8': paragraphs('1.2.3', '3.2.0.3', '3.3.0.6', '4.2.0.1'),
  }),
  setup: define({
    'C2.1': paragraphs('2.2.0.1', '2.2.0.2', '2.3.0.1', '2.3.0.2'),
    'C2.2': paragraphs('2.2.0.1'),
    'C2.3': paragraphs('3.1.0.1', '3.1.0.2'),
    'C2.4': paragraphs('2.2.0.1a', '3.3.0.4', '4.1.0.1a'),
    'C2.5': paragraphs('1.2.2.1', '2.2.0.1b', '2.3.0.2'),
    'C2.6': paragraphs('2.3.0.2', '3.2.0.2c'),
    'C2.7': paragraphs('3.1.0.1', '3.1.0.2', '3.1.0.3'),
  }),
  auction: define({
    'C3.1': paragraphs('3.1.0.1a', '3.2.0.1'),
    'C3.2': paragraphs('3.2.0.2'),
    'C3.3': paragraphs('3.2.0.3a'),
    'C3.4': paragraphs('3.2.0.3b'),
    'C3.5': paragraphs('3.2.0.4', '4.1.0.1a'),
    'C3.6': paragraphs('3.2.0.3a'),
    'C3.7': paragraphs('1.2.3.2a', '3.2.0.3b', '3.2.0.4'),
    'C3.8': paragraphs('3.2.0.2', '3.2.0.2d'),
    'C3.9': paragraphs('3.2.0.3', '3.2.0.2a'),
    'C3.10': paragraphs('3.2.0.3a', '3.4.0.2'),
    'C3.11': paragraphs('3.2.0.2'),
    'C3.12': paragraphs('3.2.0.2d', '3.4.0.1'),
  }),
  acting: define({
    'C4.1': paragraphs('3.1.0.1b', '3.3.0.1', '3.3.0.2a'),
    'C4.2': paragraphs('3.3.0.2', '3.3.0.3', '3.3.0.5'),
    'C4.3': paragraphs('3.3.0.4'),
    'C4.4': paragraphs('3.3.0.3a'),
    'C4.5': paragraphs('3.3.0.5f', '1.2.4.1a'),
    'C4.6': paragraphs('3.3.0.6a'),
    'C4.7': paragraphs('3.3.0.6b', '3.2.0.4', '4.1.0.1a'),
    'C4.8': paragraphs('3.3.0.2', '3.3.0.5'),
    'C4.9': paragraphs('1.2.2.6', '3.3.0.5e'),
  }),
  leasing: define({
    'C5.1': paragraphs('1.2.2.7', '3.3.1.1', '3.3.1.2'),
    'C5.2': paragraphs('3.3.1.3'),
    'C5.3': paragraphs('3.3.1.4', '1.2.4.1b'),
    'C5.4': paragraphs('3.3.1.2'),
    'C5.5': paragraphs('3.3.1.2'),
    'C5.6': paragraphs('3.3.1.1', '3.3.0.5'),
    'C5.7': paragraphs('1.2.2.3', '3.3.1.1'),
  }),
  passing: define({
    'C6.1': paragraphs('3.1.0.1c', '3.4.0.1', '3.4.0.2', '4.1.0.1b'),
  }),
  end: define({
    'C7.1': paragraphs('4.1.0.1a'),
    'C7.2': paragraphs('4.2.0.1'),
    'C7.3': paragraphs('4.1.0.1a'),
    'C7.4': paragraphs('3.4.0.2', '4.1.0.1b'),
  }),
  map: define({
    'C8.1': [{ book: 'ours', place: 'maps' }, ...paragraphs('1.2.1.1', '2.1.0.1')],
  }),
};

export type ChapterKey = keyof typeof ordered;
export type ClauseId = (typeof ordered)[ChapterKey][number]['id'];
export type CoverageClause = Clause<ClauseId, RuleSet, Book>;
export type Chapter = ChapterOf<CoverageClause, ChapterKey>;

export const { chapters, clauses, isClauseId, clause } = registry<ClauseEntry<ClauseId, RuleSet, Book>, ChapterKey>(
  ordered,
  said,
);
