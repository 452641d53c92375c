import { useEffect } from 'react';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { LessonSettings } from '../../lessonPage.ts';
import { Options } from '../Options.tsx';
import { StepLayout } from '../StepLayout.tsx';
import { Steps } from '../Steps.tsx';
import { useSeen } from '../useSeen.ts';
import type { BoardProps } from './boardKit.ts';
import { useResolution } from './useResolution.ts';
import { useShown } from './useShown.ts';

const none: never[] = [];

/** Two or three ways to go: choose, and see where each leads. */
export function BoardChoose<T extends ScenarioTypes, P extends LessonSettings>(props: BoardProps<T, P, 'choose'>) {
  const { kit, step, page, place, onSolved, ways, kept } = props;
  const { words, rich, clauseBase } = page;
  const ids = Object.keys(step.options);
  const { seen, now, see } = useSeen(kept, ids, onSolved);
  const resolution = useResolution<T>(kit, step.laid, (now && step.options[now]) || none, now ? step.until : null);
  const { state, all } = resolution;
  useShown(resolution.snapshot, resolution.ways);
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
      said={now}
      strip={
        now ? (
          <Steps resolution={resolution} words={words} line={(news) => kit.line(news, state)} clauseBase={clauseBase} />
        ) : (
          <p className="quiet">{words.chooseFirst}</p>
        )
      }
      rows={<Options ids={ids} seen={seen} now={now} said={step.words} page={page} onChoose={see} />}
    >
      <kit.Table state={state} seat={step.seat} show={step.show} page={page} />
    </StepLayout>
  );
}
