import { type ChapterOf, type Clause, registry } from '../../core/clause.ts';
import type { RuleSet } from '../readings.ts';
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

const ordered = [
  { key: 'setup', title: 'Set-up', clauses: setup },
  { key: 'planning', title: 'Planning', clauses: planning },
  { key: 'pricing', title: 'Prices', clauses: pricing },
  { key: 'production', title: 'Production', clauses: production },
  { key: 'priority', title: 'Priority', clauses: priority },
  { key: 'improvement', title: 'Improving production', clauses: improvement },
  { key: 'research', title: 'Research', clauses: research },
  { key: 'technologies', title: 'Technologies', clauses: technologies },
  { key: 'logistics', title: 'Logistics', clauses: logistics },
  { key: 'retailers', title: 'Retailers', clauses: retailers },
  { key: 'sale', title: 'Sale', clauses: sale },
  { key: 'scoring', title: 'Scoring', clauses: scoring },
  { key: 'round', title: 'Next round', clauses: round },
  { key: 'end', title: 'End of the game', clauses: end },
  { key: 'steve', title: 'Steve', clauses: steve },
] as const;

export type ChapterKey = (typeof ordered)[number]['key'];
export type ClauseId = (typeof ordered)[number]['clauses'][number]['id'];
export type SmartphoneClause = Clause<ClauseId, RuleSet, Book>;

export type Chapter = ChapterOf<SmartphoneClause, ChapterKey>;

export const chapters: readonly Chapter[] = ordered;

const { clauses, isClauseId, clause } = registry<SmartphoneClause>(chapters);

export { clause, clauses, isClauseId };
