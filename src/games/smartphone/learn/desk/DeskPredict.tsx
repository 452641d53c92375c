import { Predict } from '@/learn/ui/Predict.tsx';
import { useAnswers } from '@/learn/ui/useAnswers.ts';
import { PlanShown } from './PlanShown.tsx';
import type { DeskProps } from './pieces.ts';
import { Sum, Worth } from './Sum.tsx';

const none: readonly string[] = [];

/** What does this plan give? Guess first; then it is read out. */
export function DeskPredict({ step, page, place, onSolved, onMissed, ways, kept }: DeskProps<'predict'>) {
  const given = useAnswers(kept, step.right, onSolved, onMissed);
  const open = given.right === null;
  const sum = open ? null : step.sum;
  const missed = (open && given.last && step.missed[given.last]) || null;
  return (
    <Predict
      {...{ given, page, place, ways }}
      words={step.words}
      answers={step.answers}
      after={sum ? <Sum {...{ sum, page }} /> : missed && <Worth {...{ missed, page }} />}
    >
      <PlanShown step={step} plan={step.plan} page={page} asked={open ? step.asks : none} {...{ sum, missed }} />
    </Predict>
  );
}
