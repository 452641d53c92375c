import { playing } from '@machines/smartphone/position/play.ts';
import { smartphoneGame } from '@/games/smartphone/live/smartphoneGame.ts';
import { usePointing } from '@/games/smartphone/live/usePointing.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { fill } from '@/i18n/format.ts';
import type { BoardLessonSettings } from '@/learn/lessonPage.ts';
import type { BoardKit } from '@/learn/ui/board/boardKit.ts';
import type { TableProps } from '@/live/ui/table.ts';
import { smartphoneAhead } from './ahead.ts';
import { MovesInWords } from './StepMoves.tsx';
import { StepTable } from './StepTable.tsx';

type Props = TableProps<SmartphoneShown, BoardLessonSettings>;

function Table(props: Props) {
  const { board, locale, clauseBase } = props.page;
  const pointing = usePointing(props.state, props.seat, props.trying);
  const { turn, phase } = props.state;
  const placing = props.trying?.open && turn && (phase === 'research' || phase === 'logistics');
  return (
    <>
      {placing && <p className="step-left">{fill(props.page.words.progressLeft, { n: turn.progress })}</p>}
      <StepTable
        state={props.state}
        seat={props.seat}
        show={props.show}
        pointing={pointing}
        board={board}
        locale={locale}
        clauseBase={clauseBase}
        tableCosts={!props.trying}
      />
    </>
  );
}

/** Lessons on the board of Smartphone Inc. */
export const smartphoneKit: BoardKit<SmartphoneShown, BoardLessonSettings> = {
  ...smartphoneGame,
  ...playing,
  ...smartphoneAhead,
  clears: true,
  Table,
  Moves: MovesInWords,
};
