import { line } from '@machines/smartphone/words/line.ts';
import { Predict } from '../Predict.tsx';
import { Steps } from '../Steps.tsx';
import { useAnswers } from '../useAnswers.ts';
import { type BoardProps, useLooking } from './pieces.ts';
import { StepTable } from './StepTable.tsx';
import { useResolution } from './useResolution.ts';
import { useShown } from './useShown.ts';

/** What comes of this? Guess first, then watch it. */
export function BoardPredict({ step, page, place, onSolved, ways }: BoardProps<'predict'>) {
  const { words, board, locale, clauseBase } = page;
  const resolution = useResolution(step.laid, step.actions, step.until);
  const pointing = useLooking(resolution.state, step.seat);
  useShown(resolution.state);
  const given = useAnswers(step.right, () => {
    resolution.begin();
    onSolved();
  });
  return (
    <Predict
      words={step.words}
      answers={step.answers}
      given={given}
      page={page}
      place={place}
      ways={ways}
      after={<Steps resolution={resolution} words={words} line={line} clauseBase={clauseBase} />}
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
    </Predict>
  );
}
