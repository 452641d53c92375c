import { actionOf } from '@machines/smartphone/position/moves.ts';
import type { Move } from '@machines/smartphone/position/spec.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import { actionWords, sentence } from '@machines/smartphone/words/index.ts';
import { count, fill } from '@/i18n/format.ts';
import { ClauseLink } from '@/islands/play/table/ClauseLink.tsx';
import type { Bench } from '@/lab/bench.ts';
import type { LabPage } from './bits.tsx';

interface Props extends LabPage {
  bench: Bench;
  at: number;
  branches: readonly Move[][];
  onGoTo: (at: number) => void;
  onBranch: (branch: number) => void;
}

/** The moves so far, each a moment to go back to; what refuses the last; and the lines that were left. */
export function LineView({ bench, at, branches, words, locale, clauseBase, onGoTo, onBranch }: Props) {
  const text = words.line;
  const { refused, stretches, table } = bench;
  const components = componentsOf(table);
  const lastOf = (branch: readonly Move[]): string => {
    const last = branch.at(-1);
    return last ? actionWords(last.type === 'plan' ? actionOf(table, last) : last, components) : '';
  };
  return (
    <section className="lab-line" aria-label={text.title}>
      <ol>
        {stretches.map(({ action }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a move is known by its number
          <li key={n}>
            <button type="button" aria-current={n === at ? 'step' : undefined} onClick={() => onGoTo(n)}>
              {action
                ? fill(text.move, { n, seat: words.seats[action.seat], action: actionWords(action, components) })
                : text.start}
            </button>
          </li>
        ))}
        {refused && (
          <li className="lab-stop">
            <span>
              {fill(text.move, {
                n: stretches.length,
                seat: words.seats[refused.action.seat],
                action: actionWords(refused.action, components),
              })}{' '}
              <b>{text.refused}</b>: {sentence(refused.refusal, components)}{' '}
              <ClauseLink id={refused.refusal.rule} base={clauseBase} />
            </span>
          </li>
        )}
      </ol>
      {branches.length > 0 && (
        <div className="lab-branches">
          <h3>{text.branches}</h3>
          <ul>
            {branches.map((branch, n) => (
              <li key={JSON.stringify(branch)}>
                <button type="button" onClick={() => onBranch(n)}>
                  {count(locale, text.branch, branch.length, { last: lastOf(branch) })}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
