import type { BoardLessonSettings } from '@/learn/lessonPage.ts';
import { BoardStep } from '@/learn/ui/board/BoardStep.tsx';
import { Lesson, type StepProps } from '@/learn/ui/Lesson.tsx';
import type { BoardStepView } from './lessonGame.ts';
import { smartphoneLessonKit } from './smartphoneLessonKit.tsx';

const kit = smartphoneLessonKit(null);
const Step = (props: StepProps<BoardStepView, BoardLessonSettings>) => <BoardStep kit={kit} {...props} />;

/** A lesson on the map alone: tracks, technologies and seats do not travel to its page. */
export default function MapLesson({ steps, page }: { steps: BoardStepView[]; page: BoardLessonSettings }) {
  return <Lesson steps={steps} page={page} Step={Step} />;
}
