import type { ReactNode } from 'react';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { Rich } from '@/ui/Rich.tsx';
import type { LessonPage } from '../lessonPage.ts';

export type Verdict =
  /** `looked`: nothing was asked, so nothing was right. */
  | { kind: 'right'; text: string; looked?: boolean }
  | { kind: 'wrong'; text: string; rule?: string }
  | { kind: 'note'; text: string };

interface SayProps extends Pick<LessonPage, 'rich'> {
  words: Pick<LessonPage['words'], 'right'>;
  verdict: Verdict;
  children?: ReactNode;
}

/** The answer to what was tried: a mark, a sentence and, where a rule speaks, its clause. */
export function Say({ verdict, words, rich, children }: SayProps) {
  const { kind, text } = verdict;
  const look = { right: 'said-right', wrong: 'refusal', note: '' }[kind];
  return (
    <div className={`note said ${look}`} data-verdict={kind}>
      {kind !== 'note' && <Icon of={kind === 'right' ? controls.yes : controls.no} />}
      <div className="said-text">
        <p>
          {verdict.kind === 'right' && !verdict.looked && <b>{words.right} </b>}
          <Rich text={text} words={rich} />{' '}
          {verdict.kind === 'wrong' && verdict.rule && <ClauseLink id={verdict.rule} base={rich.clauseBase} />}
        </p>
        {children}
      </div>
    </div>
  );
}

interface Props extends Pick<LessonPage, 'rich'> {
  /** “Check · 7 of 8”. */
  place: string;
  title: string;
  text: string;
  /** What is said to what was tried; read out as it changes. */
  say: ReactNode;
  /** Hint, show me, start over. */
  acts?: ReactNode;
  /** Back, next. */
  ways: ReactNode;
  /** The board or the desk. */
  children: ReactNode;
}

/** One step: what to do beside what it is done with. The answer and the way on stay in sight at the foot. */
export function StepLayout({ place, title, text, say, acts, ways, rich, children }: Props) {
  return (
    <div className="lesson-step">
      <div className="step-task" data-stage="task">
        <p className="step-place">{place}</p>
        <h2 tabIndex={-1}>{title}</h2>
        <p className="step-text">
          <Rich text={text} words={rich} />
        </p>
        {acts && <div className="step-acts">{acts}</div>}
      </div>
      <div className="step-widget" data-stage="board">
        {children}
      </div>
      <div className="step-foot">
        <div className="step-said" data-stage="verdict" aria-live="polite">
          {say}
        </div>
        <div className="step-ways" data-stage="next">
          {ways}
        </div>
      </div>
    </div>
  );
}
