import { Answers } from '../Answers.tsx';
import { Rich } from '../Rich.tsx';
import { Say, StepLayout } from '../StepLayout.tsx';
import { useAnswers } from '../useAnswers.ts';
import { type BoardProps, useLooking } from './pieces.ts';
import { StepChart } from './StepChart.tsx';
import { Steps } from './Steps.tsx';
import { StepTable } from './StepTable.tsx';
import { useResolution } from './useResolution.ts';

/** What comes of this? Guess first, then watch it. */
export function BoardPredict({ step, page, place, onSolved, ways }: BoardProps<'predict'>) {
  const { words, rich, board, locale, clauseBase } = page;
  const resolution = useResolution(step.laid, step.actions, step.until);
  const pointing = useLooking(resolution.state, step.seat);
  const { tried, last, right, answer } = useAnswers(step.right, () => {
    resolution.begin();
    onSolved();
  });
  return (
    <StepLayout
      rich={rich}
      place={place}
      title={step.words.title}
      text={step.words.text}
      ways={ways}
      say={
        last && (
          <>
            <Say
              words={words}
              rich={rich}
              verdict={
                right ? { kind: 'right', text: step.words.done } : { kind: 'wrong', text: step.words.why?.[last] ?? '' }
              }
            />
            <Steps resolution={resolution} words={words} clauseBase={clauseBase} />
          </>
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
      <StepTable
        state={resolution.state}
        seat={step.seat}
        show={step.show}
        pointing={pointing}
        board={board}
        locale={locale}
        clauseBase={clauseBase}
      />
      <StepChart state={resolution.state} words={words} locale={locale} clauseBase={clauseBase} />
    </StepLayout>
  );
}
