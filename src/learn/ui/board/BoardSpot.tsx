import { fill } from '@/i18n/format.ts';
import { useLive } from '@/live/ui/useLive.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { LessonSettings } from '../../lessonPage.ts';
import { Spot } from '../Spot.tsx';
import type { BoardProps } from './boardKit.ts';
import { useShown } from './useShown.ts';

/** A move: may it be made, and if not, which rule stands in the way? */
export function BoardSpot<T extends ScenarioTypes, P extends LessonSettings>(props: BoardProps<T, P, 'spot'>) {
  const { kit, step, page, place, onSolved, onMissed, ways, kept } = props;
  const { state, snapshot } = useLive<T>(kit, step.laid);
  const refusal = kit.chart.refuse(state, step.action);
  const tried = (kept.get('tried') as readonly string[] | undefined) ?? [];
  const found = tried.at(-1) === step.right;
  const mark = { place: kit.placeOf(step.action), kind: found ? (refusal ? 'wrong' : 'right') : 'asked' } as const;
  useShown(snapshot);
  return (
    <Spot
      words={step.words}
      answers={step.answers}
      right={step.right}
      refusal={refusal && { rule: refusal.rule, text: kit.sentence(refusal, state) }}
      page={page}
      place={place}
      ways={ways}
      kept={kept}
      onSolved={onSolved}
      onMissed={onMissed}
    >
      <p className="note step-move">{fill(page.words.tried, { move: kit.actionWords(step.action, state) })}</p>
      <kit.Table state={state} seat={step.seat} show={step.show} page={page} marks={[mark]} />
    </Spot>
  );
}
