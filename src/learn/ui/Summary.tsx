import { useEffect, useRef } from 'react';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { drawPictures } from '@/scenarios/lazyPictures.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { Rich } from '@/ui/Rich.tsx';
import type { LessonSettings } from '../lessonPage.ts';

interface Props {
  page: LessonSettings;
  /** Steps not done yet. */
  open: number;
  onBack: () => void;
}

/** The end of a lesson: what one can do now, what to remember, and where it leads on. */
export function Summary({ page, open, onBack }: Props) {
  const { words, rich } = page;
  const positions = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (positions.current) drawPictures(positions.current);
  }, []);
  return (
    <>
      <section className="lesson-end">
        <div className="end-main">
          <h2 tabIndex={-1}>
            {open === 0 && <Icon of={controls.yes} />}
            {open === 0 ? words.finished : words.summary}
          </h2>
          {open === 0 && <p className="end-can">{fill(words.end.can, { can: page.can })}</p>}
          <ul>
            {page.summary.map((text) => (
              <li key={text}>
                <Rich text={text} words={rich} />
              </li>
            ))}
          </ul>
          {open > 0 && <p className="quiet">{words.unfinished}</p>}
          <p className="lesson-clauses flex wraps gap-2">
            <span className="soft-ink small-print">{words.rulesOf}</span>
            {page.clauses.map(({ id, title }) => (
              <ClauseLink key={id} id={id} title={title} />
            ))}
          </p>
        </div>
        <nav className="end-ways" aria-label={words.end.scenarios}>
          <h3>{words.end.scenarios}</h3>
          <ul ref={positions}>
            {page.scenarios.map(({ id, href, title }) => (
              <li key={id}>
                <a href={href}>
                  <span className="end-picture" data-picture={id} />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="end-more">
          <a className="button" href={page.play}>
            {words.end.play}
          </a>
          <a className="button" href={page.card}>
            {words.end.card}
          </a>
          <a className="button" href={page.lab}>
            {words.end.lab}
          </a>
        </p>
      </section>
      <div className="lesson-foot">
        <div className="foot-help">
          <button type="button" className="button foot-back" onClick={onBack}>
            <Icon of={controls.left} />
            <span>{words.back}</span>
          </button>
          <a className="button ghost" href={page.course}>
            {words.toCourse}
          </a>
        </div>
        <div className="foot-on">
          <a
            className="button button-main foot-next"
            data-stage="next"
            href={page.next?.href ?? page.play}
            aria-label={page.next ? fill(words.nextLesson, { title: page.next.title }) : words.end.play}
          >
            <span>{page.next?.title ?? words.end.play}</span>
            <Icon of={controls.onward} />
          </a>
        </div>
      </div>
    </>
  );
}
