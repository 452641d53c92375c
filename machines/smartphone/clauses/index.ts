import { type ChapterOf, type Clause, type ClauseEntry, registry } from '../../core/clause.ts';
import type { RuleSet } from '../choices.ts';
import { said } from '../words/said.ts';
import type { Book } from './define.ts';
import { end } from './end.ts';
import { improvement } from './improvement.ts';
import { logistics } from './logistics.ts';
import { planning } from './planning.ts';
import { pricing } from './pricing.ts';
import { priority } from './priority.ts';
import { production } from './production.ts';
import { research } from './research.ts';
import { retailers } from './retailers.ts';
import { round } from './round.ts';
import { sale } from './sale.ts';
import { scoring } from './scoring.ts';
import { setup } from './setup.ts';
import { steve } from './steve.ts';
import { technologies } from './technologies.ts';

const ordered = {
  setup,
  planning,
  pricing,
  production,
  priority,
  improvement,
  research,
  technologies,
  logistics,
  retailers,
  sale,
  scoring,
  round,
  end,
  steve,
};

export type ChapterKey = keyof typeof ordered;
export type ClauseId = (typeof ordered)[ChapterKey][number]['id'];
export type SmartphoneClause = Clause<ClauseId, RuleSet, Book>;
export type Chapter = ChapterOf<SmartphoneClause, ChapterKey>;

export const { chapters, clauses, isClauseId, clause } = registry<ClauseEntry<ClauseId, RuleSet, Book>, ChapterKey>(
  ordered,
  said,
);
