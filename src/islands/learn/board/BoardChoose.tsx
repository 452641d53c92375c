import { line } from '@machines/smartphone/words/line.ts';
import { useEffect } from 'react';
import { Options } from '../Options.tsx';
import { Say, StepLayout } from '../StepLayout.tsx';
import { Steps } from '../Steps.tsx';
import { useSeen } from '../useSeen.ts';
import { type BoardProps, useLooking } from './pieces.ts';
import { StepTable } from './StepTable.tsx';
import { useResolution } from './useResolution.ts';
import { useShown } from './useShown.ts';

const none: never[] = [];

/** Two or three ways to go: choose, and see where each leads. */
export function BoardChoose({ step, page, place, onSolved, ways }: BoardProps<'choose'>) {
  const { words, rich, board, locale, clauseBase } = page;
  const ids = Object.keys(step.options);
  const { seen, now, see } = useSeen(ids, onSolved);
  const resolution = useResolution(step.laid, (now && step.options[now]) || none, now ? step.until : null);
  const pointing = useLooking(resolution.state, step.seat);
  useShown(resolution.state);
  const { all } = resolution;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is shown whole
  useEffect(() => {
    if (now) all();
  }, [now]);
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
            <Steps resolution={resolution} words={words} line={line} clauseBase={clauseBase} />
            {seen.length === ids.length && (
              <Say words={words} rich={rich} verdict={{ kind: 'right', text: step.words.done, looked: true }} />
            )}
          </>
        )
      }
      acts={<Options ids={ids} seen={seen} now={now} texts={step.words.answers ?? {}} page={page} onChoose={see} />}
    >
      <StepTable
        state={resolution.state}
        seat={step.seat}
        show={step.show}
        pointing={pointing}
        board={board}
        locale={locale}
        clauseBase={clauseBase}
      />
    </StepLayout>
  );
}
