import { clause, isClauseId } from '@machines/smartphone/clauses/index.ts';
import { gameMachine } from '@machines/smartphone/game.ts';
import type { Phase } from '@machines/smartphone/names.ts';
import type { AnyStateNode } from 'xstate';
import type { PlayWords } from '@/i18n/en/play.ts';
import { ClauseLink } from './ClauseLink.tsx';

/** The clauses a phase's chart names, each once, in the order of their numbers as the chart gives them. */
function clausesOf(phase: Phase): string[] {
  const node: AnyStateNode | undefined =
    phase === 'over' ? gameMachine.root.states['over'] : gameMachine.root.states['round']?.states[phase];
  const rulesIn = (state: AnyStateNode): string[] => [
    ...((state.meta as { rules?: string[] } | undefined)?.rules ?? []),
    ...Object.values(state.states).flatMap(rulesIn),
  ];
  return node ? [...new Set(rulesIn(node))] : [];
}

interface Props {
  phase: Phase;
  words: PlayWords;
  clauseBase: string;
}

/** The rules of the phase that is shown, in words. */
const PhaseClauses = ({ phase, words, clauseBase }: Props) => (
  <dl className="phase-clauses" aria-label={words.clauses.title}>
    {clausesOf(phase)
      .filter(isClauseId)
      .map((id) => (
        <div key={id}>
          <dt>
            <ClauseLink id={id} base={clauseBase} /> {clause(id).title}
          </dt>
          <dd>{clause(id).text}</dd>
        </div>
      ))}
  </dl>
);

export default PhaseClauses;
