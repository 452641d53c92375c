import type { DeskLessonSettings } from '@/learn/lessonPage.ts';
import { Lesson, type StepProps } from '@/learn/ui/Lesson.tsx';
import { DeskChoose } from './desk/DeskChoose.tsx';
import { DeskDo } from './desk/DeskDo.tsx';
import { DeskPredict } from './desk/DeskPredict.tsx';
import { DeskSpot } from './desk/DeskSpot.tsx';
import type { DeskStepView } from './onDesk.ts';

function DeskStep({ step, ...rest }: StepProps<DeskStepView, DeskLessonSettings>) {
  switch (step.kind) {
    case 'do':
      return <DeskDo step={step} {...rest} />;
    case 'predict':
      return <DeskPredict step={step} {...rest} />;
    case 'choose':
      return <DeskChoose step={step} {...rest} />;
    case 'spot':
      return <DeskSpot step={step} {...rest} />;
  }
}

/** A lesson with pads and improvements in hand. */
export default function DeskLesson({ steps, page }: { steps: DeskStepView[]; page: DeskLessonSettings }) {
  return <Lesson steps={steps} page={page} Step={DeskStep} />;
}
