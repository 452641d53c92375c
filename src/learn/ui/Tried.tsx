import type { ReactNode } from 'react';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { Rich } from '@/ui/Rich.tsx';
import type { LessonPage } from '../lessonPage.ts';
import type { Verdict } from './StepLayout.tsx';

interface VerdictProps extends Pick<LessonPage, 'rich' | 'words'> {
  verdict: Verdict;
  children?: ReactNode;
}

/** What is said to an answer or a move, inside its row. */
export const RowVerdict = ({ verdict, rich, words, children }: VerdictProps) => (
  <div className="row-verdict grid gap-2" data-stage="verdict" data-verdict={verdict.kind}>
    <p>
      {verdict.kind === 'right' && !verdict.looked && <b className="visually-hidden">{words.right} </b>}
      <Rich text={verdict.text} words={rich} />{' '}
      {verdict.kind === 'wrong' && verdict.rule && <ClauseLink id={verdict.rule} />}
    </p>
    {children}
  </div>
);

interface Props extends VerdictProps {
  /** What was done, in words. */
  what: string;
  /** Said below a move that was refused. */
  after?: string | undefined;
}

/** What was done on the board, as a row like an answer, and judged there. */
export const Tried = ({ what, after, ...said }: Props) => (
  <ul className="answers">
    <li className="answer-row" data-state={said.verdict.kind} data-last="true">
      <p className="answer">
        <span className="answer-key grid centred soft-ink">
          {said.verdict.kind === 'note' ? null : (
            <Icon of={said.verdict.kind === 'right' ? controls.yes : controls.no} />
          )}
        </span>
        <span className="firm">{what}</span>
      </p>
      <RowVerdict {...said} />
    </li>
    {after && <li className="answer-row answer-next">{after}</li>}
  </ul>
);

interface MadeProps {
  /** Each in words, in the order they were made. */
  moves: readonly string[];
  /** Said while there are none. */
  none: string | null;
}

/** What was done on the board so far, as rows with the numbers that stand there. */
export const MadeRows = ({ moves, none }: MadeProps) =>
  moves.length > 0 ? (
    <ol className="made-moves grid gap-6px">
      {moves.map((move, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a move is its place in the row
        <li className="flex level" key={at}>
          {move}
        </li>
      ))}
    </ol>
  ) : (
    none && <p className="answer-row answer-next">{none}</p>
  );
