import { clause, isClauseId } from '@machines/coverage/clauses/index.ts';
import { gameMachine } from '@machines/coverage/machine.ts';
import type { GameState } from '@machines/coverage/state.ts';
import type { TableWords } from '@/i18n/en/table.ts';
import { ClauseList, clausesIn } from '../table/ClauseList.tsx';

const chartOf = (phase: GameState['phase']) => {
  const { states } = gameMachine.root;
  return phase === 'over' ? states['over'] : states['turn']?.states[phase];
};

/** The clauses that the chart names for where the game is. */
const CoverageClauses = ({ phase, ...rest }: Pick<GameState, 'phase'> & { words: TableWords; clauseBase: string }) => {
  const node = chartOf(phase);
  const clauses = (node ? clausesIn(node) : []).filter(isClauseId).map(clause);
  return <ClauseList clauses={clauses} {...rest} />;
};

export default CoverageClauses;
