import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { type Problem, problemClause, problemWords } from '../keep/problems.ts';
import type { SharedPage } from './playWords.ts';

interface Props extends SharedPage {
  problems: Problem[];
  /** How many moves could be opened; null when nothing could. */
  moves: number | null;
  onDismiss: () => void;
}

/** What was wrong with a link, a file or a kept game, and what is open all the same. */
export function Problems({ problems, moves, words, onDismiss }: Props) {
  const text = words.play.opened;
  return (
    <section className="note refusal problems" role="alert">
      <Icon of={controls.no} />
      <div>
        <b>{moves === null ? text.unopened : text.problems}</b>
        <ul>
          {problems.map((problem) => {
            const clause = problemClause(problem);
            return (
              <li key={JSON.stringify(problem)}>
                {problemWords(words.keep, problem)} {clause && <ClauseLink id={clause} />}
              </li>
            );
          })}
        </ul>
        {moves !== null && <p>{fill(text.part, { move: moves })}</p>}
        <button type="button" className="button" onClick={onDismiss}>
          {text.dismiss}
        </button>
      </div>
    </section>
  );
}
