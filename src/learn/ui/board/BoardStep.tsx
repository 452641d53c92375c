import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { LessonSettings } from '../../lessonPage.ts';
import type { BoardStepViewOf } from '../../stepViews.ts';
import type { StepProps } from '../Lesson.tsx';
import { BoardChoose } from './BoardChoose.tsx';
import { BoardDo } from './BoardDo.tsx';
import { BoardPredict } from './BoardPredict.tsx';
import { BoardSpot } from './BoardSpot.tsx';
import type { BoardKit } from './boardKit.ts';

interface Props<T extends ScenarioTypes, P extends LessonSettings> extends StepProps<BoardStepViewOf<T>, P> {
  kit: BoardKit<T, P>;
}

/** A step on the board of a game. */
export function BoardStep<T extends ScenarioTypes, P extends LessonSettings>({ step, ...rest }: Props<T, P>) {
  switch (step.kind) {
    case 'do':
      return <BoardDo step={step} {...rest} />;
    case 'predict':
      return <BoardPredict step={step} {...rest} />;
    case 'choose':
      return <BoardChoose step={step} {...rest} />;
    case 'spot':
      return <BoardSpot step={step} {...rest} />;
  }
}
