import { openLaid } from '@machines/smartphone/position/open.ts';
import { refuse } from '@machines/smartphone/rules/game.ts';
import { actionWords } from '@machines/smartphone/words/line.ts';
import { useMemo } from 'react';
import { fill } from '@/i18n/format.ts';
import { Spot } from '../Spot.tsx';
import { type BoardProps, useLooking } from './pieces.ts';
import { StepTable } from './StepTable.tsx';
import { useShown } from './useShown.ts';

/** A move that is refused: which rule stands in the way? */
export function BoardSpot({ step, page, place, onSolved, ways }: BoardProps<'spot'>) {
  const { state } = useMemo(() => openLaid(step.laid), [step]);
  const pointing = useLooking(state, step.seat);
  useShown(state);
  return (
    <Spot
      words={step.words}
      answers={step.answers}
      right={step.right}
      refusal={refuse(state, step.action)}
      page={page}
      place={place}
      ways={ways}
      onSolved={onSolved}
    >
      <p className="note step-move">{fill(page.words.tried, { move: actionWords(step.action) })}</p>
      <StepTable
        state={state}
        seat={step.seat}
        show={step.show}
        pointing={pointing}
        board={page.board}
        locale={page.locale}
        clauseBase={page.clauseBase}
      />
    </Spot>
  );
}
