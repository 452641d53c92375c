import type { BoardStepView } from '@/learn/resolve.ts';
import { BoardStep } from './board/BoardStep.tsx';
import { smartphoneKit } from './board/smartphone.tsx';
import { Lesson, type StepProps } from './Lesson.tsx';
import type { BoardLessonSettings } from './page.ts';

const Step = (props: StepProps<BoardStepView, BoardLessonSettings>) => <BoardStep kit={smartphoneKit} {...props} />;

/** A lesson on the board of Smartphone Inc. */
export default function BoardLesson({ steps, page }: { steps: BoardStepView[]; page: BoardLessonSettings }) {
  return <Lesson steps={steps} page={page} Step={Step} />;
}
