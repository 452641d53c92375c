import type { ReactNode } from 'react';
import { fill } from '@/i18n/format.ts';
import { Answers } from '@/ui/Answers.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { LessonPage } from '../lessonPage.ts';
import type { StepWords } from '../lessonSchema.ts';
import type { ClauseAnswer } from '../resolve.ts';
import { Say, StepLayout } from './StepLayout.tsx';
import { useAnswers } from './useAnswers.ts';
import type { Kept } from './useKept.ts';

interface Props {
  words: StepWords;
  answers: ClauseAnswer[];
  right: string;
  /** What the rules say to it, told when the rule has been found. */
  refusal: { rule: string; text: string } | null;
  page: LessonPage;
  place: string;
  ways: ReactNode;
  kept: Kept;
  onSolved: () => void;
  children: ReactNode;
}

/** Something that is refused: which rule stands in the way? */
export function Spot({ words: said, answers, right, refusal, page, place, ways, kept, onSolved, children }: Props) {
  const { words, rich } = page;
  const { tried, last, right: found, answer } = useAnswers(kept, right, onSolved);
  const lastText = answers.find(({ id }) => id === last)?.text ?? '';
  return (
    <StepLayout
      rich={rich}
      place={place}
      title={said.title}
      text={said.text}
      ways={ways}
      say={
        last &&
        (found ? (
          <Say words={words} rich={rich} verdict={{ kind: 'right', text: said.done }}>
            {refusal && (
              <p className="quiet">
                {refusal.text} <ClauseLink id={refusal.rule} base={page.clauseBase} />
              </p>
            )}
          </Say>
        ) : (
          <Say
            words={words}
            rich={rich}
            verdict={{ kind: 'wrong', text: fill(words.notThatClause, { text: lastText }), rule: last }}
          />
        ))
      }
      acts={
        <Answers
          label={words.answers}
          answers={answers.map(({ id, title }) => ({
            id,
            face: (
              <>
                <b className="clause">{id}</b> {title}
              </>
            ),
          }))}
          tried={tried}
          right={found}
          onAnswer={answer}
        />
      }
    >
      {children}
    </StepLayout>
  );
}
