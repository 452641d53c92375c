import { type ReactNode, useEffect, useRef } from 'react';
import { Rich } from '@/ui/Rich.tsx';
import type { LessonPage } from '../lessonPage.ts';
import { useFit } from './useFit.ts';

export type Verdict =
  /** `looked`: nothing was asked, so nothing was right. */
  | { kind: 'right'; text: string; looked?: boolean }
  | { kind: 'wrong'; text: string; rule?: string }
  | { kind: 'note'; text: string };

/** The ways from a step: Back before the helps, Next at the end. */
export interface Ways {
  back: ReactNode;
  next: ReactNode;
  /** What comes next, or that this step comes back. */
  note: ReactNode;
}

interface Props extends Pick<LessonPage, 'rich'> {
  /** “Check”. */
  place: string;
  /** The words of the step: its heading and its task. */
  task: { title: string; text: string };
  /** Answers to choose from, or what was tried; the verdict stands in them, read out as it comes. */
  rows: ReactNode;
  /** Changes with each verdict: what is said has to be in sight. */
  said: unknown;
  /** Hint, show me: at the foot. */
  help?: ReactNode;
  /** What the last move set off, and what lays the board anew: below it. */
  strip?: ReactNode;
  ways: Ways;
  /** The board or the desk. */
  children: ReactNode;
}

/** Keeps the newest verdict in the window, whatever its size. */
function useInSight(said: unknown) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bring = () => {
      const lesson = room.current?.closest<HTMLElement>('.lesson');
      const isRead = window.scrollY > (lesson?.offsetHeight ?? 0);
      if (isRead) return;
      room.current?.querySelector('[data-last="true"] [data-stage="verdict"]')?.scrollIntoView({ block: 'nearest' });
      if (lesson && lesson.offsetHeight <= window.innerHeight) lesson.scrollIntoView();
    };
    if (said) bring();
    window.addEventListener('resize', bring);
    return () => window.removeEventListener('resize', bring);
  }, [said]);
  return room;
}

/** One step on one screen: the task with its answers beside the board, and the ways at the foot. */
export function StepLayout({ place, task, rows, said, help, strip, ways, rich, children }: Props) {
  const room = useInSight(said);
  const fit = useFit();
  return (
    <>
      <div className="lesson-main" ref={room}>
        <section className="step-task">
          <p className="step-place">{place}</p>
          <h2 tabIndex={-1}>{task.title}</h2>
          <p className="step-text" data-stage="task">
            <Rich text={task.text} words={rich} />
          </p>
        </section>
        <div className="step-rows" aria-live="polite">
          {rows}
        </div>
        <div className="step-board" data-stage="board">
          <div className="step-fit" ref={fit.outer}>
            <div className="step-widget" ref={fit.inner}>
              {children}
            </div>
          </div>
          {strip && <div className="step-strip">{strip}</div>}
        </div>
      </div>
      <div className="lesson-foot grid level">
        <div className="foot-help flex gap-2 level">
          {ways.back}
          {help}
        </div>
        <div className="foot-on flex gap-2 level">
          <p className="foot-note grows soft-ink">{ways.note}</p>
          {ways.next}
        </div>
      </div>
    </>
  );
}
