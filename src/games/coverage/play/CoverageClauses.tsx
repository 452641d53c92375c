import { clause, isClauseId } from '@machines/coverage/clauses/index.ts';
import { chartPath } from '@machines/coverage/flow.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { ClausesOf, type ClausesPage } from '@/charts/ui/ClauseList.tsx';

/** Where the chart has each part of a turn. */
const partOf = (state: GameState): string => ['game', ...chartPath(state).slice(0, 2)].join('.');

/** The clauses that the chart names for where the game is. */
const CoverageClauses = ({ state, ...page }: ClausesPage & { state: GameState }) => (
  <ClausesOf game="coverage" state={partOf(state)} clauseOf={(id) => (isClauseId(id) ? clause(id) : null)} {...page} />
);

export default CoverageClauses;
