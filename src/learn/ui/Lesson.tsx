import { type ComponentType, useEffect, useReducer, useRef, useState } from 'react';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { hasGiven, keptFrom } from '../given.ts';
import { atSummary, type FlowEvent, lessonFlow, startLesson } from '../lessonFlow.ts';
import type { LessonSettings } from '../lessonPage.ts';
import { markDone, markMissed, openProgress } from '../progress.ts';
import { kindOf, LessonBar, type RuleStep } from './LessonBar.tsx';
import type { Ways } from './StepLayout.tsx';
import { Summary } from './Summary.tsx';
import type { Kept } from './useKept.ts';
import './lesson.css';
import './frame.css';
import './lessonBar.css';
import './task.css';
import './summary.css';
import './foot.css';
import './framePhone.css';
import './board.css';
import './boardWide.css';
import './boardPhone.css';
import '@/ui/rich.css';

/** What the part of a page that handles a step is given. */
export interface StepProps<S, P> {
  step: S;
  page: P;
  place: string;
  solved: boolean;
  onSolved: () => void;
  /** Something wrong was tried. */
  onMissed: () => void;
  /** What was right is undone or started over. */
  onReopened: () => void;
  kept: Kept;
  /** What was chosen in another step. */
  chosenIn: (step: string) => string | null;
  ways: Ways;
}

interface Props<S extends RuleStep, P extends LessonSettings> {
  steps: S[];
  page: P;
  Step: ComponentType<StepProps<S, P>>;
}

const end = 'end';

/** The step an address names, as it can be read out: not longer than a step is ever called. */
const nameIn = (hash: string): string => hash.slice(1, 40);

/** A lesson, one step at a time, each in the address, with what was done kept in the browser. */
export function Lesson<S extends RuleStep, P extends LessonSettings>({ steps, page, Step }: Props<S, P>) {
  const { words } = page;
  const ids = steps.map(({ id }) => id);
  const [flow, send] = useReducer(lessonFlow, ids, startLesson);
  const [kept, setKept] = useState(true);
  /** A step that the address names and the lesson does not have. */
  const [missing, setMissing] = useState<string | null>(null);
  const room = useRef<HTMLDivElement>(null);
  /** Set once someone has gone to another step; the page's own beginning takes no focus. */
  const moved = useRef(false);
  /** Set while the address leads, not the learner. */
  const followed = useRef(false);
  /** Whether what was done before has been read. */
  const [alive, setAlive] = useState(false);
  const go = (event: FlowEvent) => {
    moved.current = true;
    setMissing(null);
    send(event);
  };
  const { at, done, missed, again } = flow;
  const step = steps[at];
  const solved = step !== undefined && flow.solved.includes(step.id);
  const over = atSummary(flow);
  const name = over ? end : (step?.id ?? end);
  const keyOf = (id: string) => `${page.id}/${id}`;
  /** What was done in each step; one that comes back begins anew. */
  const memory = useRef(new Map<string, Kept>());
  const turn = `${name}${again ? '/again' : ''}`;
  const keptOf = (which: string): Kept => {
    // Before it is alive the page is as it was built: what lies in the browser comes after that.
    if (!alive) return new Map();
    const own = memory.current.get(which) ?? (which.includes('/') ? new Map() : keptFrom(keyOf(which)));
    memory.current.set(which, own);
    return own;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done before is read once
  useEffect(() => {
    const progress = openProgress();
    const before = ids.filter((id) => progress.done.includes(keyOf(id)));
    const wrong = ids.filter((id) => progress.missed?.includes(keyOf(id)));
    const open = Math.max(
      0,
      ids.findIndex((id) => !before.includes(id)),
    );
    /** An address without a step means where the lesson was left; one that names none of them, nothing. */
    const placeOf = (hash: string) =>
      hash === '' ? open : hash === `#${end}` ? ids.length : ids.indexOf(hash.slice(1));
    const asked = placeOf(window.location.hash);
    if (asked < 0) setMissing(nameIn(window.location.hash));
    const solvedBefore = before.filter((id) => hasGiven(keyOf(id)));
    send({ type: 'remember', done: before, solved: solvedBefore, missed: wrong, at: asked >= 0 ? asked : open });
    setAlive(true);
    // A link to another step, and the browser's own Back, go to that step.
    const follow = () => {
      const to = placeOf(window.location.hash);
      if (to < 0) return setMissing(nameIn(window.location.hash));
      followed.current = true;
      go({ type: 'goTo', at: to });
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (!alive || done.length === 0) return;
    setKept(
      markDone(
        done.map((id) => `${page.id}/${id}`),
        page.id,
      ),
    );
  }, [alive, done, page.id]);
  useEffect(() => {
    if (alive)
      markMissed(
        page.id,
        missed.map((id) => `${page.id}/${id}`),
      );
  }, [alive, missed, page.id]);

  // The step stands in the address; whoever goes on to another one goes on reading there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another step moves the focus
  useEffect(() => {
    const here = room.current;
    if (!alive || !here) return;
    if (!moved.current) return;
    if (window.location.hash !== `#${name}` && !followed.current) window.history.pushState(null, '', `#${name}`);
    followed.current = false;
    here.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    here.scrollIntoView();
  }, [alive, turn]);

  const last = again ? again.length === 1 : at === steps.length - 1 && missed.length === 0;
  const nextTitle = steps[again ? ids.indexOf(again[1] ?? '') : at + 1]?.words.title;
  const note = () => {
    if (solved) return nextTitle ? fill(words.nextIs, { title: nextTitle }) : '';
    return step && missed.includes(step.id) && !again ? words.missedNote : '';
  };
  const ways: Ways = {
    back: at > 0 && (
      <button type="button" className="button foot-back" onClick={() => go({ type: 'back' })}>
        <Icon of={controls.left} />
        <span>{words.back}</span>
      </button>
    ),
    note: note(),
    next: (
      <button
        type="button"
        className={`button foot-next ${solved ? 'button-main' : ''}`}
        data-stage="next"
        onClick={() => go({ type: 'next' })}
      >
        {last ? words.finish : solved || (done.includes(step?.id ?? '') && !again) ? words.next : words.skip}
        <Icon of={controls.onward} />
      </button>
    ),
  };
  return (
    <div
      ref={room}
      className="lesson"
      data-widget="lesson"
      data-step={over ? 'summary' : step?.id}
      data-at={at}
      data-kind={over ? undefined : step?.kind}
      data-again={again ? true : undefined}
      data-alive={alive || undefined}
    >
      <LessonBar page={page} steps={steps} flow={flow} over={over} onGo={(n) => go({ type: 'goTo', at: n })} />
      {!kept && <p className="note">{words.storage}</p>}
      {missing !== null && (
        <p className="note" role="status">
          {fill(words.noStep, { step: missing })}
        </p>
      )}
      {over ? (
        <Summary page={page} open={steps.length - done.length} onBack={() => go({ type: 'back' })} />
      ) : (
        step && (
          <Step
            key={`${turn} ${alive}`}
            step={step}
            page={page}
            place={again ? words.again : kindOf(step, words)}
            solved={solved}
            onSolved={() => send({ type: 'solved' })}
            onMissed={() => step.part !== 'hook' && send({ type: 'missed' })}
            onReopened={() => send({ type: 'reopened' })}
            kept={keptOf(turn)}
            chosenIn={(id) => (keptOf(id).get('now') as string | undefined) ?? null}
            ways={ways}
          />
        )
      )}
    </div>
  );
}
