import { sentence } from '@machines/smartphone/words/sentence.ts';
import { Spot } from '@/learn/ui/Spot.tsx';
import { PlanShown } from './PlanShown.tsx';
import { type DeskProps, readIn } from './pieces.ts';

/** A plan that may not be made: which rule does it break? */
export function DeskSpot({ step, page, place, onSolved, onMissed, ways, kept }: DeskProps<'spot'>) {
  const { refusal } = readIn(step, step.plan);
  return (
    <Spot
      words={step.words}
      answers={step.answers}
      right={step.right}
      refusal={refusal && { rule: refusal.rule, text: sentence(refusal) }}
      page={page}
      place={place}
      ways={ways}
      kept={kept}
      onSolved={onSolved}
      onMissed={onMissed}
    >
      <PlanShown step={step} plan={step.plan} page={page} asked={null} />
    </Spot>
  );
}
