import { choices } from '@machines/coverage/choiceWords.ts';
import { clauses, isClauseId } from '@machines/coverage/clauses/index.ts';
import { clauseTests } from '../shared/clauses.ts';

clauseTests({ id: 'coverage', clauses, isClauseId, choices });
