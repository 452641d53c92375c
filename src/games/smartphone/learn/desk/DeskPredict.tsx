import { Predict } from '@/learn/ui/Predict.tsx';
import { useAnswers } from '@/learn/ui/useAnswers.ts';
import { PlanShown } from './PlanShown.tsx';
import type { DeskProps } from './pieces.ts';

const none: readonly string[] = [];

/** What does this plan give? Guess first; then it is read out. */
export function DeskPredict({ step, page, place, onSolved, onMissed, ways, kept }: DeskProps<'predict'>) {
  const given = useAnswers(kept, step.right, onSolved, onMissed);
  return (
    <Predict words={step.words} answers={step.answers} given={given} page={page} place={place} ways={ways}>
      <PlanShown step={step} plan={step.plan} page={page} asked={given.right === null ? step.asks : none} />
    </Predict>
  );
}
