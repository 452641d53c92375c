import { Options } from '@/learn/ui/Options.tsx';
import { StepLayout } from '@/learn/ui/StepLayout.tsx';
import { useSeen } from '@/learn/ui/useSeen.ts';
import { PlanShown } from './PlanShown.tsx';
import type { DeskProps } from './pieces.ts';

const none: readonly string[] = [];
const everything: readonly string[] = ['price', 'goods', 'research', 'logistics', 'improve'];

/** Two or three plans side by side in turn: choose, and see what each gives. */
export function DeskChoose({ step, page, place, onSolved, ways, kept }: DeskProps<'choose'>) {
  const { rich } = page;
  const ids = Object.keys(step.options);
  const { outcomes } = step;
  const { seen, now, see } = useSeen(kept, ids, onSolved, outcomes !== null);
  const shown = step.options[now ?? ids[0] ?? ''];
  return (
    <StepLayout
      {...{ rich, place, ways }}
      task={step.words}
      said={now}
      rows={
        <Options ids={ids} seen={seen} now={now} said={step.words} page={page} outcomes={outcomes} onChoose={see} />
      }
    >
      {shown && <PlanShown step={step} plan={shown} page={page} asked={now === null ? everything : none} />}
    </StepLayout>
  );
}
