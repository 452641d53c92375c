import { type ChapterOf, type Clause, registry } from '../../core/clause.ts';
import type { RuleSet } from '../readings.ts';
import { acting } from './acting.ts';
import { auction } from './auction.ts';
import { concepts } from './concepts.ts';
import type { Book } from './define.ts';
import { end, map, passing } from './end.ts';
import { leasing } from './leasing.ts';
import { setup } from './setup.ts';

const ordered = [
  { key: 'concepts', title: 'Hexes, networks, shares', clauses: concepts },
  { key: 'setup', title: 'Set-up', clauses: setup },
  { key: 'auction', title: 'Auction', clauses: auction },
  { key: 'acting', title: 'Acting for a company', clauses: acting },
  { key: 'leasing', title: 'Leasing', clauses: leasing },
  { key: 'passing', title: 'Passing', clauses: passing },
  { key: 'end', title: 'End of the game', clauses: end },
  { key: 'map', title: 'The map', clauses: map },
] as const;

export type ChapterKey = (typeof ordered)[number]['key'];
export type ClauseId = (typeof ordered)[number]['clauses'][number]['id'];
export type CoverageClause = Clause<ClauseId, RuleSet, Book>;
export type Chapter = ChapterOf<CoverageClause, ChapterKey>;

export const chapters: readonly Chapter[] = ordered;

const { clauses, isClauseId, clause } = registry<CoverageClause>(chapters);

export { clause, clauses, isClauseId };
