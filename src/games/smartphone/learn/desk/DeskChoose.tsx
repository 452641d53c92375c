import { Options } from '@/learn/ui/Options.tsx';
import { Say, StepLayout } from '@/learn/ui/StepLayout.tsx';
import { useSeen } from '@/learn/ui/useSeen.ts';
import { PlanShown } from './PlanShown.tsx';
import type { DeskProps } from './pieces.ts';

/** Two or three plans side by side in turn: choose, and see what each gives. */
export function DeskChoose({ step, page, place, onSolved, ways, kept }: DeskProps<'choose'>) {
  const { words, rich } = page;
  const ids = Object.keys(step.options);
  const { seen, now, see } = useSeen(kept, ids, onSolved);
  const shown = step.options[now ?? ids[0] ?? ''];
  return (
    <StepLayout
      rich={rich}
      place={place}
      title={step.words.title}
      text={step.words.text}
      ways={ways}
      say={
        now && (
          <>
            <Say words={words} rich={rich} verdict={{ kind: 'note', text: step.words.why?.[now] ?? '' }} />
            {seen.length === ids.length && (
              <Say words={words} rich={rich} verdict={{ kind: 'right', text: step.words.done, looked: true }} />
            )}
          </>
        )
      }
      acts={<Options ids={ids} seen={seen} now={now} texts={step.words.answers ?? {}} page={page} onChoose={see} />}
    >
      {shown && <PlanShown step={step} plan={shown} page={page} told={now !== null} />}
    </StepLayout>
  );
}
