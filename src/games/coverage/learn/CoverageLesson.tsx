import { BoardStep } from '@/learn/ui/board/BoardStep.tsx';
import { Lesson, type StepProps } from '@/learn/ui/Lesson.tsx';
import { coverageLessonKit } from './coverageLessonKit.tsx';
import type { MapLessonSettings } from './coverageLessonPage.ts';
import type { MapStepView } from './lessonGame.ts';

const Step = (props: StepProps<MapStepView, MapLessonSettings>) => <BoardStep kit={coverageLessonKit} {...props} />;

/** A lesson on the map of Coverage. */
export default function CoverageLesson({ steps, page }: { steps: MapStepView[]; page: MapLessonSettings }) {
  return <Lesson steps={steps} page={page} Step={Step} />;
}
