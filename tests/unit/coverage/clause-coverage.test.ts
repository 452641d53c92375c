import { clauses, isClauseId } from '@machines/coverage/clauses/index.ts';
import { choices } from '@machines/coverage/editions.ts';
import { clauseTests } from '../shared/clauses.ts';

clauseTests({ id: 'coverage', clauses, isClauseId, choices });
