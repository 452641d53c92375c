import type { BoardStepView } from '@/learn/resolve.ts';
import { BoardChoose } from './board/BoardChoose.tsx';
import { BoardDo } from './board/BoardDo.tsx';
import { BoardPredict } from './board/BoardPredict.tsx';
import { BoardSpot } from './board/BoardSpot.tsx';
import { Lesson, type StepProps } from './Lesson.tsx';
import type { BoardLessonSettings } from './page.ts';

function BoardStep({ step, ...rest }: StepProps<BoardStepView, BoardLessonSettings>) {
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

/** A lesson on the board. */
export default function BoardLesson({ steps, page }: { steps: BoardStepView[]; page: BoardLessonSettings }) {
  return <Lesson steps={steps} page={page} Step={BoardStep} />;
}
