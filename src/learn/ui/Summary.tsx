import { fill } from '@/i18n/format.ts';
import { Rich } from '@/ui/Rich.tsx';
import type { LessonSettings } from '../lessonPage.ts';

interface Props {
  page: LessonSettings;
  /** Steps not done yet. */
  open: number;
  onBack: () => void;
}

/** The end of a lesson: what to remember, its clauses, and the way on. */
export function Summary({ page, open, onBack }: Props) {
  const { words, rich } = page;
  return (
    <section className="lesson-summary">
      <h2 tabIndex={-1}>{open === 0 ? words.finished : words.summary}</h2>
      <ul>
        {page.summary.map((text) => (
          <li key={text}>
            <Rich text={text} words={rich} />
          </li>
        ))}
      </ul>
      {open > 0 && <p className="quiet">{words.unfinished}</p>}
      <p className="lesson-clauses">
        <span>{words.rulesOf}</span>
        {page.clauses.map(({ id, title }) => (
          <a key={id} className="clause" href={page.clauseBase + id} title={title}>
            {id}
          </a>
        ))}
      </p>
      <p className="step-ways">
        <button type="button" className="button" onClick={onBack}>
          {words.back}
        </button>
        <a className="button" href={page.course}>
          {words.toCourse}
        </a>
        {page.next && (
          <a className="button button-main" href={page.next.href}>
            {fill(words.nextLesson, { title: page.next.title })}
          </a>
        )}
      </p>
    </section>
  );
}
