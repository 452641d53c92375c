import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { Told } from '@/ui/Told.tsx';
import type { LessonSettings } from '../../lessonPage.ts';
import { DoActs } from '../DoActs.tsx';
import { Say, StepLayout, type Verdict } from '../StepLayout.tsx';
import { useHints } from '../useHints.ts';
import type { BoardProps } from './boardKit.ts';
import { useShown } from './useShown.ts';
import { useTry } from './useTry.ts';

/** Something to do on the board: any way to the goal counts, and whatever is refused says why. */
export function BoardDo<T extends ScenarioTypes, P extends LessonSettings>(props: BoardProps<T, P, 'do'>) {
  const { kit, step, page, place, solved, ways } = props;
  const { words, rich, clauseBase } = page;
  const hints = useHints(step.words.hints);
  const way = useTry(props);
  const { state, trying } = way;
  useShown(way.snapshot, way.ways);
  const verdict: Verdict | null = solved
    ? { kind: 'right', text: step.words.done }
    : way.shown
      ? { kind: 'note', text: `${step.words.done} ${words.shown}` }
      : way.verdict;
  return (
    <StepLayout
      rich={rich}
      place={place}
      title={step.words.title}
      text={step.words.text}
      ways={ways}
      say={
        (verdict || way.news.length > 0) && (
          <>
            {verdict && (
              <Say verdict={verdict} words={words} rich={rich}>
                {way.missed && way.takeBack && (
                  <p>
                    <button type="button" className="button" onClick={way.takeBack}>
                      {words.takeBack}
                    </button>
                  </p>
                )}
              </Say>
            )}
            <Told
              title={words.happened}
              news={way.news}
              line={(news) => kit.line(news, state)}
              clauseBase={clauseBase}
            />
          </>
        )
      }
      acts={
        <>
          <DoActs hints={hints} words={words} rich={rich} onShow={way.show} onReset={way.reset} />
          {way.takeBack && !way.missed && (
            <button type="button" className="button" onClick={way.takeBack}>
              {words.takeBack}
            </button>
          )}
        </>
      }
    >
      <kit.Table key={way.times} state={state} seat={step.seat} show={step.show} page={page} trying={trying} />
      {trying.open && <kit.Moves state={state} page={page} onAct={trying.act} />}
    </StepLayout>
  );
}
