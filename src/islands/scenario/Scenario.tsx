import { componentsOf } from '@machines/smartphone/rules/table.ts';
import { actionWords } from '@machines/smartphone/words/index.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { Answers } from '@/islands/learn/Answers.tsx';
import { StepChart } from '@/islands/learn/board/StepChart.tsx';
import { Steps } from '@/islands/learn/board/Steps.tsx';
import { StepTable } from '@/islands/learn/board/StepTable.tsx';
import { Rich } from '@/islands/learn/Rich.tsx';
import { type Verdict as SaidVerdict, Say } from '@/islands/learn/StepLayout.tsx';
import { Refusal } from '@/islands/play/table/Refusal.tsx';
import { looking } from '@/play/places.ts';
import type { Case } from '@/scenarios/cases.ts';
import { caseLabel } from '@/scenarios/label.ts';
import { Cases } from './Cases.tsx';
import { Facts } from './Facts.tsx';
import { Plans } from './Plans.tsx';
import type { ScenarioPage } from './page.ts';
import { useScenario } from './useScenario.ts';
import '@/islands/learn/lesson.css';
import './scenario.css';

/** Board words for the table before its phase begins: there is no order yet, and no technology gives the answer away. */
function before({ board, veiled, frame: { island } }: ScenarioPage): ScenarioPage['board'] {
  const silent = veiled && { [veiled]: { A: island.veiled, B: island.veiled } };
  return { ...board, noOrder: island.noOrder, effects: { ...board.effects, ...silent } };
}

interface VerdictProps {
  page: ScenarioPage;
  /** Which case it was asked under. */
  chosen: number;
  last: string | null;
  right: string | null;
}

/** What is said to the answer given last. */
function Verdict({ page, chosen, last, right }: VerdictProps) {
  const { cases, frame, learn, rich, words } = page;
  const label = (each: Case) => caseLabel(each, cases, frame, right !== null);
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

/** A position, a question about it, and what comes of it: guess first, then watch. */
export default function Scenario({ page }: { page: ScenarioPage }) {
  const { cases, frame, learn, rich, words, clauseBase } = page;
  const { now, told, last, right, steps, refused, ...asked } = useScenario(cases, page.key, page.answerId);
  const parted = new Set(cases.map(({ answer }) => answer)).size > 1;
  const components = componentsOf(now.laid.table);
  return (
    <div className="scenario" data-told={told} data-map={page.show.parts?.includes('map')}>
      <section className="scenario-task" aria-label={frame.island.question}>
        <p className="step-text">
          <Rich text={words.question} words={rich} />
        </p>
        {cases.length > 1 && (parted || told) && (
          <Cases page={page} chosen={asked.chosen} told={told} onChoose={asked.choose} />
        )}
        <Answers
          label={learn.answers}
          answers={Object.entries(words.answers).map(([id, text]) => ({ id, face: <Rich text={text} words={rich} /> }))}
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
        <Facts page={page} now={now} told={told} />
        {asked.tableTells && !told ? (
          <p className="note">{frame.island.tableLater}</p>
        ) : (
          <StepTable
            state={steps.state}
            seat={null}
            show={page.show}
            pointing={looking}
            board={told ? page.board : before(page)}
            locale={page.locale}
            clauseBase={clauseBase}
            plans={<Plans now={now} page={page} />}
          />
        )}
        {told && <StepChart state={steps.state} words={learn} locale={page.locale} clauseBase={clauseBase} />}
      </section>
      <div className="step-answer" data-said={last !== null || told}>
        <div aria-live="polite">
          <Verdict page={page} chosen={asked.chosen} last={last} right={right} />
          {!asked.kept && <p className="note">{learn.storage}</p>}
          {told && steps.of > 0 && (
            <Steps resolution={steps} words={learn} clauseBase={clauseBase}>
              {refused && (
                <>
                  <p className="quiet">
                    {fill(frame.island.tries, {
                      seat: page.board.seats[refused.action.seat],
                      move: actionWords(refused.action, components),
                    })}
                  </p>
                  <Refusal refusal={refused.refusal} components={components} clauseBase={clauseBase} />
                </>
              )}
            </Steps>
          )}
        </div>
      </div>
    </div>
  );
}
