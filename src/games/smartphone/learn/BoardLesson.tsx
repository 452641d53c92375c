import type { BoardLessonSettings } from '@/learn/lessonPage.ts';
import { BoardStep } from '@/learn/ui/board/BoardStep.tsx';
import { Lesson, type StepProps } from '@/learn/ui/Lesson.tsx';
import type { BoardStepView } from './lessonGame.ts';
import { StepTable } from './StepTable.tsx';
import { smartphoneLessonKit } from './smartphoneLessonKit.tsx';

const kit = smartphoneLessonKit(StepTable);
const Step = (props: StepProps<BoardStepView, BoardLessonSettings>) => <BoardStep kit={kit} {...props} />;

/** A lesson on the board of Smartphone Inc.: its map and what lies around it. */
export default function BoardLesson({ steps, page }: { steps: BoardStepView[]; page: BoardLessonSettings }) {
  return <Lesson steps={steps} page={page} Step={Step} />;
}
