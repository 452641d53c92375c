import { line } from '@machines/smartphone/words/line.ts';
import { DoActs } from '../DoActs.tsx';
import { Say, StepLayout, type Verdict } from '../StepLayout.tsx';
import { Told } from '../Told.tsx';
import { useHints } from '../useHints.ts';
import type { BoardProps } from './pieces.ts';
import { StepTable } from './StepTable.tsx';
import { useShown } from './useShown.ts';
import { useTry } from './useTry.ts';
import { MovesInWords } from './Words.tsx';

/** Something to do on the board: any way to the goal counts, and whatever is refused says why. */
export function BoardDo(props: BoardProps<'do'>) {
  const { step, page, place, solved, ways } = props;
  const { words, rich, board, locale, clauseBase } = page;
  const hints = useHints(step.words.hints);
  const way = useTry(props);
  useShown(way.state, way.last);
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
        <>
          {verdict && <Say verdict={verdict} words={words} rich={rich} />}
          <Told title={words.happened} news={way.news} line={line} clauseBase={clauseBase} />
        </>
      }
      acts={
        <>
          <DoActs hints={hints} words={words} rich={rich} onShow={way.show} onReset={way.reset} />
          {way.takeBack && (
            <button type="button" className="button" onClick={way.takeBack}>
              {words.takeBack}
            </button>
          )}
        </>
      }
    >
      <StepTable
        state={way.state}
        seat={step.seat}
        show={step.show}
        pointing={way.pointing}
        board={board}
        locale={locale}
        clauseBase={clauseBase}
      />
      {way.open && <MovesInWords state={way.state} words={words} onAct={way.act} />}
    </StepLayout>
  );
}
