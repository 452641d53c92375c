import { type ReactNode, useEffect, useId, useRef } from 'react';
import { fill } from '@/i18n/format.ts';
import { Answers } from '@/ui/Answers.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { Rich } from '@/ui/Rich.tsx';
import { intoView } from '@/ui/Why.tsx';
import { caseLabel, rulingIn } from '../label.ts';
import type { ScenarioTypes } from '../scenarioGame.ts';
import type { ScenarioPage } from '../scenarioPage.ts';
import type { Asked } from './useScenario.ts';

interface Props<T extends ScenarioTypes> {
  page: ScenarioPage<T>;
  asked: Asked<T>;
}

/** How a question is read where the edition leaves it open; the readings are told once it is answered. */
function Readings<T extends ScenarioTypes>({ page, asked }: Props<T>) {
  const name = useId();
  const { readings, told, now, edition } = asked;
  if (readings.length < 2) return null;
  return (
    <fieldset className="readings grid shrinks">
      <legend className="soft-ink firm">{page.said.reading}</legend>
      {readings.map((each, at) => (
        <label className="flex gap-2" key={each.rulings.map(({ reading }) => reading).join() || 'usual'}>
          <input type="radio" name={name} checked={each === now} onChange={() => asked.choose(edition, at)} />
          <span>{rulingIn(each, page.frame, told) || page.frame.island.usual}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What is said to an answer, inside its row. */
function Verdict<T extends ScenarioTypes>({ page, asked, id }: Props<T> & { id: string }): ReactNode {
  const { cases, frame, words, said, rich, learn } = page;
  const { now, right, told } = asked;
  const tries = now.tries[id] ?? [];
  const kind = right === id ? 'right' : 'wrong';
  const last = asked.last === id;
  if (kind === 'right') {
    // What is said in short holds in every edition; under another ruling, that ruling is why.
    const text = now.usual
      ? words.short
      : fill(frame.island.soUnder, { ruling: now.rulings.map(({ reading }) => reading).join(' ') });
    return (
      <div className="row-verdict grid gap-2" data-stage="verdict" data-verdict={last ? 'right' : 'note'}>
        <p>
          {last && <b className="visually-hidden">{learn.right} </b>}
          <Rich text={text} words={rich} />{' '}
          {page.clauses.slice(0, 3).map((clause) => (
            <ClauseLink key={clause} id={clause} />
          ))}
        </p>
        <p className="row-links flex wraps">
          <a href={`#${page.answerId}`}>{said.whole}</a>
          {page.ways.lesson && <a href={page.ways.lesson.href}>{fill(said.lesson, page.ways.lesson)}</a>}
        </p>
      </div>
    );
  }
  const elsewhere = cases.filter(({ answer }) => answer === id).map((each) => caseLabel(each, cases, frame, told));
  const text =
    elsewhere.length > 0 ? fill(frame.island.elsewhere, { cases: elsewhere.join('; ') }) : frame.island.wrong;
  return (
    <div className="row-verdict grid gap-2" data-stage="verdict" data-verdict="wrong">
      {last && !told && <p>{text}</p>}
      {tries.map((action) => (
        <button key={JSON.stringify(action)} type="button" className="row-try" onClick={() => asked.tryMove(action)}>
          {said.tryThis}
        </button>
      ))}
    </div>
  );
}

/** Keeps what is said to the newest answer in the window, and brings it back where the page takes another layout. */
function useInSight(said: unknown) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bring = () => intoView(room.current?.querySelector('[data-last="true"] [data-stage="verdict"]') ?? null);
    if (said) bring();
    const phone = window.matchMedia('(width < 60rem)');
    phone.addEventListener('change', bring);
    return () => phone.removeEventListener('change', bring);
  }, [said]);
  return room;
}

/** The question and its answers. What is said to one stands in it and grows downward. */
export function Task<T extends ScenarioTypes>({
  page,
  asked,
  facts,
  place,
}: Props<T> & { facts: ReactNode; place: string }) {
  const { words, rich, learn, said, frame } = page;
  const { told, right, now } = asked;
  const room = useInSight(asked.last);
  const editionsOf = (id: string): string => {
    const sets = page.editions.filter((each) =>
      page.cases.some((one) => one.usual && one.answer === id && one.ruleSets.includes(each.id)),
    );
    return sets.map(({ short }) => short).join(', ');
  };
  const parted = new Set(page.cases.filter(({ usual }) => usual).map(({ answer }) => answer)).size > 1;
  return (
    <div className="scenario-left grid from-top">
      <section className="scenario-task grid gap-10px" data-stage="task" aria-label={frame.island.question}>
        <p className="scenario-place soft-ink">{place}</p>
        <p className="step-text">
          <Rich text={words.question} words={rich} />
        </p>
      </section>
      <div className="scenario-answers" aria-live="polite" ref={room}>
        <Answers
          label={learn.answers}
          answers={Object.entries(words.answers).map(([id, text]) => ({
            id,
            face: (
              <>
                <Rich text={text} words={rich} plain />
                {told && parted && editionsOf(id) && (
                  <small className="answer-in soft-ink">{fill(said.rightIn, { editions: editionsOf(id) })}</small>
                )}
              </>
            ),
          }))}
          tried={asked.tried}
          right={right}
          onAnswer={asked.answer}
          said={(id) => <Verdict page={page} asked={asked} id={id} />}
          saysTo={(id) => id === right || (told && (now.tries[id]?.length ?? 0) > 0)}
        />
        {asked.before && !told && <p className="quiet">{said.done}</p>}
        {!asked.kept && <p className="note">{learn.storage}</p>}
        <Readings page={page} asked={asked} />
        {facts}
      </div>
    </div>
  );
}
