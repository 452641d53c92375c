import type { ReactNode } from 'react';
import { fill } from '@/i18n/format.ts';
import { Answers } from '@/ui/Answers.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { LessonPage } from '../lessonPage.ts';
import type { StepWords } from '../lessonSchema.ts';
import { allowed } from '../spot.ts';
import type { ClauseAnswer } from '../stepViews.ts';
import { StepLayout, type Ways } from './StepLayout.tsx';
import { RowVerdict } from './Tried.tsx';
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
  ways: Ways;
  kept: Kept;
  onSolved: () => void;
  onMissed: () => void;
  children: ReactNode;
}

/** Is it allowed, and if not, why not? */
export function Spot(props: Props) {
  const { words: said, answers, right, refusal, page, place, ways, kept, onSolved, onMissed, children } = props;
  const { words, rich } = page;
  const { tried, last, right: found, answer } = useAnswers(kept, right, onSolved, onMissed);
  const reasons: Record<string, string> = words.spot.reasons;
  /** What is said where the step has no words of its own. */
  const whyNot = (id: string) =>
    id === allowed ? words.spot.notAllowed : right === allowed ? words.spot.kept : words.notThatClause;
  return (
    <StepLayout
      {...{ rich, place, ways }}
      task={said}
      said={last}
      rows={
        <Answers
          label={words.answers}
          answers={[
            { id: allowed, face: words.spot.allowed },
            ...answers.map(({ id, title }) => ({ id, face: fill(words.spot.no, { reason: reasons[id] ?? title }) })),
          ]}
          tried={tried}
          right={found}
          onAnswer={answer}
          said={(id) =>
            found ? (
              <RowVerdict words={words} rich={rich} verdict={{ kind: 'right', text: said.done }}>
                {refusal && (
                  <p className="quiet">
                    {refusal.text} <ClauseLink id={refusal.rule} />
                  </p>
                )}
              </RowVerdict>
            ) : (
              <RowVerdict
                words={words}
                rich={rich}
                verdict={{ kind: 'wrong', text: said.why?.[id] ?? whyNot(id), ...(id !== allowed && { rule: id }) }}
              />
            )
          }
        />
      }
    >
      {children}
    </StepLayout>
  );
}
