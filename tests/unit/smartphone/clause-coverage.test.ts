import { choices } from '@machines/smartphone/choiceWords.ts';
import { clauses, isClauseId } from '@machines/smartphone/clauses/index.ts';
import { clauseTests } from '../shared/clauses.ts';

clauseTests({ id: 'smartphone', clauses, isClauseId, choices });
