import { useEffect, useMemo } from 'react';
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
  const { words, rich } = page;
  const { ids } = step;
  const { seen, now, see } = useSeen(kept, ids, onSolved, step.compared);
  /** What was chosen before, where this goes on from it; whoever comes here first goes on from the first of each. */
  const chosen = step.after.map(props.chosenIn);
  const fits = (key: string) => key.split(' ').every((id, at) => (chosen[at] ?? id) === id);
  const way = step.ways[Object.keys(step.ways).find(fits) ?? ''];
  const laid = useMemo(
    () => ({ ...step.laid, actions: [...step.laid.actions, ...(way?.before ?? none)] }),
    [step, way],
  );
  const lines = way?.lines ?? {};
  const resolution = useResolution<T>(kit, laid, (now && lines[now]?.actions) || none, now ? step.until : null);
  const outcomes = step.compared ? Object.fromEntries(ids.map((id) => [id, lines[id]?.score ?? 0])) : null;
  const { state, all } = resolution;
  useShown(resolution.snapshot, resolution.ways);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is shown whole
  useEffect(() => {
    if (now) all();
  }, [now]);
  return (
    <StepLayout
      {...{ rich, place, ways }}
      task={step.words}
      said={now}
      strip={
        now ? (
          <Steps resolution={resolution} words={words} line={(news) => kit.line(news, state)} />
        ) : (
          <p className="quiet">{words.chooseFirst}</p>
        )
      }
      rows={
        <Options ids={ids} seen={seen} now={now} said={step.words} page={page} outcomes={outcomes} onChoose={see} />
      }
    >
      <kit.Table state={state} seat={step.seat} show={step.show} page={page} />
    </StepLayout>
  );
}
