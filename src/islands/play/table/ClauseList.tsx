import type { Clause } from '@machines/core/clause.ts';
import type { AnyStateNode } from 'xstate';
import type { TableWords } from '@/i18n/en/table.ts';
import { ClauseLink } from './ClauseLink.tsx';

/** The clauses that a state of a chart and all inside it name, each once, in the order the chart gives them. */
export const clausesIn = (state: AnyStateNode): string[] => [
  ...new Set([
    ...((state.meta as { rules?: string[] } | undefined)?.rules ?? []),
    ...Object.values(state.states).flatMap(clausesIn),
  ]),
];

interface Props {
  clauses: readonly Clause[];
  words: TableWords;
  clauseBase: string;
}

/** Clauses in full. */
export const ClauseList = ({ clauses, words, clauseBase }: Props) => (
  <dl className="phase-clauses" aria-label={words.clauses.title}>
    {clauses.map(({ id, title, text }) => (
      <div key={id}>
        <dt>
          <ClauseLink id={id} base={clauseBase} /> {title}
        </dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
