import type { ReactNode } from 'react';
import { Answers } from '@/ui/Answers.tsx';
import { Rich } from '@/ui/Rich.tsx';
import type { LessonPage } from '../lessonPage.ts';
import type { StepWords } from '../lessonSchema.ts';
import { StepLayout, type Ways } from './StepLayout.tsx';
import { RowVerdict } from './Tried.tsx';
import type { useAnswers } from './useAnswers.ts';

interface Props {
  words: StepWords;
  answers: readonly string[];
  given: ReturnType<typeof useAnswers>;
  page: LessonPage;
  place: string;
  ways: Ways;
  /** What happens then, told below the board. */
  after?: ReactNode;
  children: ReactNode;
}

/** What comes of this? Guess first; a wrong guess is told why, the right one closes the question. */
export function Predict({ words: said, answers, given, page, place, ways, after, children }: Props) {
  const { words, rich } = page;
  const { tried, last, right, answer } = given;
  return (
    <StepLayout
      {...{ rich, place, ways }}
      task={said}
      said={last}
      strip={after}
      rows={
        <Answers
          label={words.answers}
          answers={answers.map((id) => ({ id, face: <Rich text={said.answers?.[id] ?? id} words={rich} plain /> }))}
          tried={tried}
          right={right}
          onAnswer={answer}
          said={(id) => (
            <RowVerdict
              words={words}
              rich={rich}
              verdict={right ? { kind: 'right', text: said.done } : { kind: 'wrong', text: said.why?.[id] ?? '' }}
            />
          )}
        />
      }
    >
      {children}
    </StepLayout>
  );
}
