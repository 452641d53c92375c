import type { BoardLessonSettings } from '@/learn/lessonPage.ts';
import { BoardStep } from '@/learn/ui/board/BoardStep.tsx';
import { Lesson, type StepProps } from '@/learn/ui/Lesson.tsx';
import type { BoardStepView } from './lessonGame.ts';
import { smartphoneKit } from './smartphoneLessonKit.tsx';

const Step = (props: StepProps<BoardStepView, BoardLessonSettings>) => <BoardStep kit={smartphoneKit} {...props} />;

/** A lesson on the board of Smartphone Inc. */
export default function BoardLesson({ steps, page }: { steps: BoardStepView[]; page: BoardLessonSettings }) {
  return <Lesson steps={steps} page={page} Step={Step} />;
}
