import { type ChapterOf, type Clause, type ClauseEntry, registry } from '../../core/clause.ts';
import type { RuleSet } from '../choices.ts';
import { said } from '../words/said.ts';
import { acting } from './acting.ts';
import { auction } from './auction.ts';
import { concepts } from './concepts.ts';
import type { Book } from './define.ts';
import { end, map, passing } from './end.ts';
import { leasing } from './leasing.ts';
import { setup } from './setup.ts';

const ordered = [
  { key: 'concepts', clauses: concepts },
  { key: 'setup', clauses: setup },
  { key: 'auction', clauses: auction },
  { key: 'acting', clauses: acting },
  { key: 'leasing', clauses: leasing },
  { key: 'passing', clauses: passing },
  { key: 'end', clauses: end },
  { key: 'map', clauses: map },
] as const;

export type ChapterKey = (typeof ordered)[number]['key'];
export type ClauseId = (typeof ordered)[number]['clauses'][number]['id'];
export type CoverageClause = Clause<ClauseId, RuleSet, Book>;
export type Chapter = ChapterOf<CoverageClause, ChapterKey>;

const { chapters, clauses, isClauseId, clause } = registry<ClauseEntry<ClauseId, RuleSet, Book>, ChapterKey>(
  ordered,
  said,
);

export { chapters, clause, clauses, isClauseId };
