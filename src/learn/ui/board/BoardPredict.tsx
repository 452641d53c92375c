import { sameAction } from '@machines/core/sameAction.ts';
import { useEffect } from 'react';
import type { PlaceMark } from '@/live/ui/table.ts';
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
  /** Answers that are places carry their numbers there, and are given by pressing them. */
  const marks = step.answers.flatMap((id, at): PlaceMark[] => {
    const place = step.at[id];
    if (place === undefined) return [];
    const kind = given.right === id ? 'right' : given.tried.includes(id) ? 'wrong' : 'asked';
    return [{ place: kit.placeAt(place), kind, n: at + 1 }];
  });
  const pick = (place: unknown) => {
    const id = step.answers.find((each) => step.at[each] && sameAction(kit.placeAt(step.at[each]), place));
    if (id && !given.tried.includes(id)) given.answer(id);
  };
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
          <Steps resolution={resolution} words={page.words} line={(news) => kit.line(news, state)} />
        )
      }
    >
      <kit.Table
        state={state}
        seat={step.seat}
        show={step.show}
        page={page}
        marks={marks}
        onPlace={marks.length > 0 && given.right === null ? pick : undefined}
      />
    </Predict>
  );
}
