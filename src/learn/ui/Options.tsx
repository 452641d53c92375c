import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { Rich } from '@/ui/Rich.tsx';
import type { LessonPage } from '../lessonPage.ts';
import type { StepWords } from '../lessonSchema.ts';
import { RowVerdict } from './Tried.tsx';

interface Props {
  ids: readonly string[];
  seen: readonly string[];
  now: string | null;
  said: StepWords;
  page: LessonPage;
  /** What each brings, in a decision: told once it is made. */
  outcomes?: Record<string, number> | null;
  onChoose: (id: string) => void;
}

/** Ways to go, none of them wrong: each says what comes of it, and when all are seen, what that means. */
export function Options({ ids, seen, now, said, page, outcomes = null, onChoose }: Props) {
  const all = outcomes ? now !== null : seen.length === ids.length;
  const most = outcomes && Math.max(...Object.values(outcomes));
  const brings = (id: string) => {
    const n = outcomes?.[id];
    if (n === undefined || !all) return null;
    return (
      <b className="answer-outcome tabular one-line" data-best={n === most}>
        {fill(page.words.brings[page.measure], { n, money: `$${n}` })}
      </b>
    );
  };
  return (
    <ul className="answers" aria-label={page.words.answers}>
      {ids.map((id, at) => (
        <li
          key={id}
          className="answer-row"
          data-state={now === id ? 'shown' : seen.includes(id) ? 'seen' : 'open'}
          data-last={now === id && (!all || outcomes !== null)}
        >
          <button
            type="button"
            className="answer"
            data-act="answer"
            data-answer={id}
            data-state={seen.includes(id) ? 'seen' : 'open'}
            aria-pressed={now === id}
            onClick={() => onChoose(id)}
          >
            <span className="answer-key grid centred soft-ink">
              {seen.includes(id) ? <Icon of={controls.yes} /> : <span aria-hidden="true">{at + 1}</span>}
            </span>
            <span className="firm">
              <Rich text={said.answers?.[id] ?? id} words={page.rich} plain />
            </span>
            {brings(id)}
          </button>
          {now === id && (
            <RowVerdict verdict={{ kind: 'note', text: said.why?.[id] ?? '' }} rich={page.rich} words={page.words} />
          )}
        </li>
      ))}
      {all ? (
        <li className="answer-row" data-state="right" data-last={outcomes === null}>
          <RowVerdict verdict={{ kind: 'right', text: said.done, looked: true }} rich={page.rich} words={page.words} />
        </li>
      ) : (
        <li className="answer-row answer-next">
          {outcomes ? page.words.decide[page.measure] : fill(page.words.seen, { n: seen.length, of: ids.length })}
        </li>
      )}
    </ul>
  );
}
