import { count, fill } from '@/i18n/format.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { LabTypes } from '../labGame.ts';
import { useLab } from './atLab.ts';

/** The moves so far, each a moment to go back to; what refuses the last; and the lines that were left. */
export function LineView() {
  const { kit, bench, lab, words } = useLab();
  const { at, branches, send } = lab;
  const text = words.line;
  const { refused, stretches, table } = bench;
  const wordsFor = (action: LabTypes['action']): string => kit.game.game.actionWords(action, table);
  const lastOf = (branch: readonly LabTypes['move'][]): string => {
    const last = branch.at(-1);
    return last ? wordsFor(kit.game.game.actionOf(table, last)) : '';
  };
  return (
    <section className="lab-line grid gap-2" aria-label={text.title}>
      <ol className="grid">
        {stretches.map(({ action }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a move is known by its number
          <li key={n}>
            <button
              type="button"
              aria-current={n === at ? 'step' : undefined}
              onClick={() => send({ type: 'goTo', at: n })}
            >
              {action ? fill(text.move, { n, seat: words.seats[action.seat], action: wordsFor(action) }) : text.start}
            </button>
          </li>
        ))}
        {refused && (
          <li className="lab-stop">
            <span>
              {fill(text.move, {
                n: stretches.length,
                seat: words.seats[refused.action.seat],
                action: wordsFor(refused.action),
              })}{' '}
              <b>{text.refused}</b>: {kit.game.game.sentence(refused.refusal, table)}{' '}
              <ClauseLink id={refused.refusal.rule} />
            </span>
          </li>
        )}
      </ol>
      {branches.length > 0 && (
        <div>
          <h3>{text.branches}</h3>
          <ul className="grid">
            {branches.map((branch, n) => (
              <li key={JSON.stringify(branch)}>
                <button type="button" onClick={() => send({ type: 'takeBranch', branch: n })}>
                  {count(text.branch, branch.length, { last: lastOf(branch) })}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
