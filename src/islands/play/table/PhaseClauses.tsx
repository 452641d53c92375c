import { clause, isClauseId } from '@machines/smartphone/clauses/index.ts';
import { gameMachine } from '@machines/smartphone/machine.ts';
import type { Phase } from '@machines/smartphone/names.ts';
import type { PlayWords } from '@/i18n/en/play.ts';
import { ClauseList, clausesIn } from './ClauseList.tsx';

const chartOf = (phase: Phase) =>
  phase === 'over' ? gameMachine.root.states['over'] : gameMachine.root.states['round']?.states[phase];

/** The clauses of a phase, as its chart names them. */
const PhaseClauses = ({ phase, ...rest }: { phase: Phase; words: PlayWords; clauseBase: string }) => {
  const node = chartOf(phase);
  const clauses = (node ? clausesIn(node) : []).filter(isClauseId).map(clause);
  return <ClauseList clauses={clauses} {...rest} />;
};

export default PhaseClauses;
