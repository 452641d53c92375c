import { fill } from '@/i18n/format.ts';
import type { PlaceMark } from '@/live/ui/table.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { Told } from '@/ui/Told.tsx';
import type { LessonSettings } from '../../lessonPage.ts';
import { HelpActs, Hints, LayAgain } from '../DoActs.tsx';
import { StepLayout, type Verdict } from '../StepLayout.tsx';
import { MadeRows, Tried } from '../Tried.tsx';
import { useHints } from '../useHints.ts';
import type { BoardProps } from './boardKit.ts';
import { useShown } from './useShown.ts';
import { useTry } from './useTry.ts';

/** Something to do on the board: any way to the goal counts, and whatever is refused says why. */
export function BoardDo<T extends ScenarioTypes, P extends LessonSettings>(props: BoardProps<T, P, 'do'>) {
  const { kit, step, page, place, solved, ways } = props;
  const { words, rich } = page;
  const hints = useHints(step.words.hints);
  const way = useTry(props);
  const { state, trying } = way;
  useShown(way.snapshot, way.ways);
  const verdict: Verdict | null = solved
    ? { kind: 'right', text: step.words.done }
    : way.shown
      ? { kind: 'note', text: `${step.words.done} ${words.shown}` }
      : way.verdict;
  const marks: PlaceMark[] = [
    ...way.moves.map(({ place }, at) => ({ place, kind: solved ? 'right' : 'asked', n: at + 1 }) as const),
    ...(trying.refused ? [{ place: trying.refused.place, kind: 'wrong' } as const] : []),
  ];
  const rowOf = ({ action, times }: (typeof way.moves)[number]) => {
    const what = kit.actionWords(action, state);
    return times > 1 ? fill(words.times, { what, n: times }) : what;
  };
  const tried = way.judged ? kit.actionWords(way.judged, state) : words.yourMove;
  return (
    <StepLayout
      {...{ rich, place, ways }}
      task={step.words}
      said={verdict?.text}
      help={<HelpActs hints={hints} words={words} onShow={way.show} />}
      rows={
        <>
          <Hints given={hints.given} rich={rich} />
          <MadeRows moves={way.moves.map(rowOf)} none={verdict ? null : words.movesHere} />
          {verdict && (
            <Tried
              verdict={verdict}
              words={words}
              rich={rich}
              what={solved ? words.goalReached : tried}
              after={verdict.kind === 'wrong' && !way.missed ? words.unchanged : undefined}
            >
              {way.missed && way.takeBack && (
                <p>
                  <button type="button" className="button" onClick={way.takeBack}>
                    {words.takeBack}
                  </button>
                </p>
              )}
            </Tried>
          )}
        </>
      }
      strip={
        <>
          <div className="strip-told grows">
            {way.news.length > 0 ? (
              <Told title={words.happened} news={way.news} line={(news) => kit.line(news, state)} />
            ) : (
              <p className="quiet">{words.tryIt}</p>
            )}
          </div>
          <LayAgain words={words} onTakeBack={way.missed ? null : way.takeBack} onReset={way.reset} />
        </>
      }
    >
      <kit.Table
        key={way.times}
        state={state}
        seat={step.seat}
        show={step.show}
        page={page}
        trying={trying}
        marks={marks}
      />
      {trying.open && <kit.Moves state={state} page={page} onAct={trying.act} />}
    </StepLayout>
  );
}
