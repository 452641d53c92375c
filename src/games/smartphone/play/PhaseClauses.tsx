import { clause, isClauseId } from '@machines/smartphone/clauses/index.ts';
import type { Phase } from '@machines/smartphone/names.ts';
import { ClausesOf, type ClausesPage } from '@/charts/ui/ClauseList.tsx';

/** The clauses of a phase, as its chart names them. */
const PhaseClauses = ({ phase, ...page }: ClausesPage & { phase: Phase }) => (
  <ClausesOf
    game="smartphone"
    state={phase === 'over' ? 'game.over' : `game.round.${phase}`}
    clauseOf={(id) => (isClauseId(id) ? clause(id) : null)}
    {...page}
  />
);

export default PhaseClauses;
