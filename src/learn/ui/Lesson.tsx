import { type ComponentType, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { atSummary, type FlowEvent, lessonFlow, startLesson } from '../flow.ts';
import type { LessonSettings } from '../lessonPage.ts';
import type { LessonPart } from '../lessonSchema.ts';
import { markDone, openProgress } from '../progress.ts';
import { Summary } from './Summary.tsx';
import type { Kept } from './useKept.ts';
import './lesson.css';
import '@/ui/rich.css';

interface AnyStep {
  id: string;
  part: LessonPart;
  words: { title: string };
}

/** What the part of a page that handles a step is given. */
export interface StepProps<S, P> {
  step: S;
  page: P;
  place: string;
  solved: boolean;
  onSolved: () => void;
  /** What was right is undone or started over. */
  onReopened: () => void;
  kept: Kept;
  ways: ReactNode;
}

interface Props<S extends AnyStep, P extends LessonSettings> {
  steps: S[];
  page: P;
  Step: ComponentType<StepProps<S, P>>;
}

/** “Check · 7 of 8”: one count for all, as the dots have it. */
const placeOf = (steps: readonly AnyStep[], at: number, words: LessonSettings['words']): string =>
  `${words.parts[steps[at]?.part ?? 'steps']} · ${fill(words.place, { n: at + 1, of: steps.length })}`;

/** A lesson, one step at a time, with what was done kept in the browser. */
export function Lesson<S extends AnyStep, P extends LessonSettings>({ steps, page, Step }: Props<S, P>) {
  const { words } = page;
  const ids = steps.map(({ id }) => id);
  const [flow, send] = useReducer(lessonFlow, ids, startLesson);
  const [kept, setKept] = useState(true);
  const room = useRef<HTMLDivElement>(null);
  /** Set once someone has gone to another step; the page's own beginning takes no focus. */
  const moved = useRef(false);
  const go = (event: FlowEvent) => {
    moved.current = true;
    send(event);
  };
  const { at, done } = flow;
  const step = steps[at];
  const solved = step !== undefined && flow.solved.includes(step.id);
  /** What was done in each step on this visit. */
  const memory = useRef(new Map<string, Kept>());
  const keptOf = (id: string): Kept => {
    const own = memory.current.get(id) ?? new Map();
    memory.current.set(id, own);
    return own;
  };
  const over = atSummary(flow);
  const keyOf = (id: string) => `${page.id}/${id}`;

  const wanted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done before is read once
  useEffect(() => {
    const progress = openProgress();
    const before = ids.filter((id) => progress.done.includes(keyOf(id)));
    const asked = ids.indexOf(window.location.hash.slice(1));
    const open = ids.findIndex((id) => !before.includes(id));
    send({ type: 'remember', done: before, at: asked >= 0 ? asked : open < 0 ? 0 : open });
    wanted.current = true;
  }, []);
  useEffect(() => {
    if (wanted.current && done.length > 0)
      setKept(
        markDone(
          done.map((id) => `${page.id}/${id}`),
          page.id,
        ),
      );
  }, [done, page.id]);

  // Whoever goes on to another step goes on reading there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another step moves the focus
  useEffect(() => {
    const here = room.current;
    if (!moved.current || !here) return;
    // Whoever follows a link in a step and comes back finds that step open.
    window.history.replaceState(null, '', `#${step?.id ?? ''}`);
    here.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    if (here.getBoundingClientRect().top < 0) here.scrollIntoView();
  }, [at]);

  const ways = (
    <>
      {at > 0 ? (
        <button type="button" className="button" onClick={() => go({ type: 'back' })}>
          {words.back}
        </button>
      ) : (
        <span />
      )}
      <span className="step-count" aria-hidden="true">
        {fill(words.place, { n: at + 1, of: steps.length })}
      </span>
      <button type="button" className={`button ${solved ? 'button-main' : ''}`} onClick={() => go({ type: 'next' })}>
        {at === steps.length - 1 ? words.finish : solved || done.includes(step?.id ?? '') ? words.next : words.skip}
      </button>
    </>
  );
  return (
    <div
      ref={room}
      className="lesson"
      data-step={over ? 'summary' : step?.id}
      data-at={at}
      data-alive={wanted.current || undefined}
    >
      <nav aria-label={words.steps}>
        <ol className="lesson-dots">
          {steps.map(({ id, part, words: { title } }, n) => {
            const isDone = done.includes(id);
            const now = !over && n === at;
            return (
              <li key={id} data-part={part}>
                <button
                  type="button"
                  data-done={isDone}
                  aria-current={now ? 'step' : undefined}
                  onClick={() => go({ type: 'goTo', at: n })}
                >
                  {isDone ? <Icon of={controls.yes} /> : <span aria-hidden="true">{n + 1}</span>}
                  <span className="visually-hidden">
                    {placeOf(steps, n, words)}: {title}
                    {isDone && ` (${words.stepState['done']})`}
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
      {!kept && <p className="note">{words.storage}</p>}
      {over ? (
        <Summary page={page} open={steps.length - done.length} onBack={() => go({ type: 'back' })} />
      ) : (
        step && (
          <Step
            key={step.id}
            step={step}
            page={page}
            place={placeOf(steps, at, words)}
            solved={solved}
            onSolved={() => send({ type: 'solved' })}
            onReopened={() => send({ type: 'reopened' })}
            kept={keptOf(step.id)}
            ways={ways}
          />
        )
      )}
    </div>
  );
}
