import { useEffect } from 'react';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { LessonSettings } from '../../lessonPage.ts';
import { Predict } from '../Predict.tsx';
import { Steps } from '../Steps.tsx';
import { useAnswers } from '../useAnswers.ts';
import type { BoardProps } from './boardKit.ts';
import { useResolution } from './useResolution.ts';
import { useShown } from './useShown.ts';

/** What comes of this? Guess first, then watch it. */
export function BoardPredict<T extends ScenarioTypes, P extends LessonSettings>(props: BoardProps<T, P, 'predict'>) {
  const { kit, step, page, place, onSolved, onMissed, ways, kept } = props;
  const resolution = useResolution<T>(kit, step.laid, step.actions, step.until);
  const { state } = resolution;
  useShown(resolution.snapshot, resolution.ways);
  const given = useAnswers(
    kept,
    step.right,
    () => {
      resolution.begin();
      onSolved();
    },
    onMissed,
  );
  // Whoever comes back to an answered question sees how it ended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the step is opened
  useEffect(() => {
    if (given.right) resolution.all();
  }, []);
  return (
    <Predict
      words={step.words}
      answers={step.answers}
      given={given}
      page={page}
      place={place}
      ways={ways}
      after={
        given.right === null ? (
          <p className="quiet">{page.words.guessFirst}</p>
        ) : (
          <Steps
            resolution={resolution}
            words={page.words}
            line={(news) => kit.line(news, state)}
            clauseBase={page.clauseBase}
          />
        )
      }
    >
      <kit.Table state={state} seat={step.seat} show={step.show} page={page} />
    </Predict>
  );
}
