import { refuse } from '@machines/smartphone/flow.ts';
import { playing } from '@machines/smartphone/position/play.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { rules } from '@machines/smartphone/rules.ts';
import { useState } from 'react';
import type { Place, Pointing, RefusedTry } from '@/games/smartphone/play/places.ts';
import { askedAt, targetAt } from '@/games/smartphone/play/pointing.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { fill } from '@/i18n/format.ts';
import type { BoardLessonSettings } from '@/learn/lessonPage.ts';
import type { BoardKit, TableProps } from '@/learn/ui/board/boardKit.ts';
import { smartphoneAhead } from './ahead.ts';
import { MovesInWords } from './StepMoves.tsx';
import { StepTable } from './StepTable.tsx';

type Props = TableProps<SmartphoneShown, BoardLessonSettings>;

/** The learner's seat at the table: what is pointed at is tried, or answered why not. */
function usePointing({ state, seat, trying }: Props): Pointing {
  const [looked, setLooked] = useState<RefusedTry | null>(null);
  const target = (place: Place) => (trying?.open ? targetAt(state, seat, place) : null);
  // One ring alone would be the answer.
  const lit =
    trying?.lit === 'all' ||
    (trying?.lit === 'several' && legalActions(state).filter(({ type }) => type !== 'endTurn').length > 1);
  return {
    target: (place) => (lit ? target(place) : null),
    refused: trying ? (trying.refused as RefusedTry | null) : looked,
    onPick: (place, chosen) => {
      const found = target(place);
      if (found) return trying?.act(chosen ?? found.actions[0], place);
      const asked = askedAt(state, seat, place);
      const refusal = refuse(state, asked);
      if (!trying) setLooked(refusal ? { place, refusal } : null);
      else if (trying.open && refusal) trying.act(asked, place);
    },
  };
}

function Table(props: Props) {
  const { board, locale, clauseBase } = props.page;
  const pointing = usePointing(props);
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
  ...rules,
  ...playing,
  ...smartphoneAhead,
  clears: true,
  Table,
  Moves: MovesInWords,
};
