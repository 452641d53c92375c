import type { ReactNode } from 'react';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { type Verdict as SaidVerdict, Say } from '@/learn/ui/StepLayout.tsx';
import { Steps } from '@/learn/ui/Steps.tsx';
import { Answers } from '@/ui/Answers.tsx';
import { Rich } from '@/ui/Rich.tsx';
import { Why } from '@/ui/Why.tsx';
import type { Case } from '../cases.ts';
import { caseLabel } from '../label.ts';
import type { ScenarioTypes } from '../scenarioGame.ts';
import type { ScenarioPage } from '../scenarioPage.ts';
import { Cases } from './Cases.tsx';
import type { Asked } from './useScenario.ts';
import '@/learn/ui/lesson.css';
import './scenario.css';

interface Props<T extends ScenarioTypes> {
  page: ScenarioPage<T>;
  asked: Asked<T>;
  /** Whether the table takes the whole width. */
  wide: boolean;
  facts: ReactNode;
  table: ReactNode;
  line: (news: T['state']['news'][number]) => string;
  /** A move that is refused in the end: who tries what, and why not. */
  tried: (action: T['action']) => { seat: string; move: string };
  sentence: (refusal: T['refusal']) => string;
}

/** What is said to the answer given last. */
function Verdict<T extends ScenarioTypes>({ page, asked }: Pick<Props<T>, 'page' | 'asked'>) {
  const { cases, frame, learn, rich, words } = page;
  const { chosen, last, right } = asked;
  const label = (each: Case<T>) => caseLabel(each, cases, frame, right !== null);
  const say = (verdict: SaidVerdict) => <Say words={learn} rich={rich} verdict={verdict} />;
  if (right) {
    const now = cases[chosen];
    // The short answer speaks of the rules it is usually asked under.
    const text = chosen === 0 || !now ? words.short : fill(frame.island.soUnder, { case: label(now) });
    return say({ kind: last === right ? 'right' : 'note', text });
  }
  if (!last) return null;
  const elsewhere = cases.filter(({ answer }) => answer === last).map(label);
  const text =
    elsewhere.length > 0 ? fill(frame.island.elsewhere, { cases: elsewhere.join('; ') }) : frame.island.wrong;
  return say({ kind: 'wrong', text });
}

/** A position, a question about it, and what comes of it: guess first, then watch. The table is the game's own. */
export function Scenario<T extends ScenarioTypes>(props: Props<T>) {
  const { page, asked, line } = props;
  const { cases, frame, learn, rich, words, clauseBase } = page;
  const { told, last, right, steps, refused } = asked;
  const parted = new Set(cases.map(({ answer }) => answer)).size > 1;
  return (
    <div className="scenario" data-told={told} data-map={props.wide}>
      <section className="scenario-task" aria-label={frame.island.question}>
        <p className="step-text">
          <Rich text={words.question} words={rich} />
        </p>
        {cases.length > 1 && (parted || told) && (
          <Cases page={page} chosen={asked.chosen} told={told} onChoose={asked.choose} />
        )}
        <Answers
          label={learn.answers}
          answers={Object.entries(words.answers).map(([id, text]) => ({
            id,
            face: <Rich text={text} words={rich} plain />,
          }))}
          tried={asked.tried}
          right={right}
          onAnswer={asked.answer}
        />
        {!told && (
          <p className="scenario-acts">
            <button type="button" className="button" onClick={asked.give}>
              {frame.island.give}
            </button>
            {asked.before && (
              <span className="quiet">
                <Icon of={controls.yes} /> {frame.island.done}
              </span>
            )}
          </p>
        )}
      </section>
      <section className="scenario-table" aria-label={frame.island.position}>
        <h2 className="visually-hidden">{frame.island.position}</h2>
        {props.facts}
        {asked.tableTells && !told ? <p className="note">{frame.island.tableLater}</p> : props.table}
      </section>
      <div className="step-answer" data-said={last !== null || told}>
        <div aria-live="polite">
          <Verdict page={page} asked={asked} />
          {!asked.kept && <p className="note">{learn.storage}</p>}
          {told && steps.of > 0 && (
            <Steps resolution={steps} words={learn} line={line} clauseBase={clauseBase}>
              {refused && (
                <>
                  <p className="quiet">{fill(frame.island.tries, props.tried(refused.action))}</p>
                  <Why text={props.sentence(refused.refusal)} rule={refused.refusal.rule} clauseBase={clauseBase} />
                </>
              )}
            </Steps>
          )}
        </div>
      </div>
    </div>
  );
}
