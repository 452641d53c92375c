import { clauses, isClauseId } from '@machines/smartphone/clauses/index.ts';
import { choices } from '@machines/smartphone/editions.ts';
import { clauseTests } from '../shared/clauses.ts';

clauseTests({ id: 'smartphone', clauses, isClauseId, choices });
