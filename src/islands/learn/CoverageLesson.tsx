import type { MapStepView } from '@/learn/resolve.ts';
import { BoardStep } from './board/BoardStep.tsx';
import { coverageKit } from './coverage/kit.tsx';
import type { MapLessonSettings } from './coverage/page.ts';
import { Lesson, type StepProps } from './Lesson.tsx';

const Step = (props: StepProps<MapStepView, MapLessonSettings>) => <BoardStep kit={coverageKit} {...props} />;

/** A lesson on the map of Coverage. */
export default function CoverageLesson({ steps, page }: { steps: MapStepView[]; page: MapLessonSettings }) {
  return <Lesson steps={steps} page={page} Step={Step} />;
}
