import { Answers } from '../Answers.tsx';
import { Rich } from '../Rich.tsx';
import { Say, StepLayout } from '../StepLayout.tsx';
import { useAnswers } from '../useAnswers.ts';
import { PlanShown } from './PlanShown.tsx';
import type { DeskProps } from './pieces.ts';

/** What does this plan give? Guess first; then it is read out. */
export function DeskPredict({ step, page, place, onSolved, ways }: DeskProps<'predict'>) {
  const { words, rich } = page;
  const { tried, last, right, answer } = useAnswers(step.right, onSolved);
  return (
    <StepLayout
      rich={rich}
      place={place}
      title={step.words.title}
      text={step.words.text}
      ways={ways}
      say={
        last && (
          <Say
            words={words}
            rich={rich}
            verdict={
              right ? { kind: 'right', text: step.words.done } : { kind: 'wrong', text: step.words.why?.[last] ?? '' }
            }
          />
        )
      }
      acts={
        <Answers
          label={words.answers}
          answers={step.answers.map((id) => ({
            id,
            face: <Rich text={step.words.answers?.[id] ?? id} words={rich} />,
          }))}
          tried={tried}
          right={right}
          onAnswer={answer}
        />
      }
    >
      <PlanShown step={step} plan={step.plan} page={page} told={right !== null} />
    </StepLayout>
  );
}
