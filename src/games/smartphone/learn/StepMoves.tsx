import type { Action } from '@machines/smartphone/actions.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { foretell } from '@/games/smartphone/play/pointing.ts';
import type { BoardLessonSettings } from '@/learn/lessonPage.ts';
import { MoveRows } from '@/play/ui/table/MoveRows.tsx';

interface Props {
  state: GameState;
  page: BoardLessonSettings;
  onAct: (action: Action) => void;
}

/** Every legal move in words: whoever does not point can still do everything. */
export function MovesInWords({ state, page: { words }, onAct }: Props) {
  const moves = legalActions(state);
  return (
    <details className="step-moves" open={state.pending !== null || undefined}>
      <summary>{words.moves}</summary>
      {moves.length === 0 && <p className="quiet">{words.movesNone}</p>}
      <MoveRows
        moves={moves.map((action) => ({
          key: JSON.stringify(action),
          text: action.type === 'endTurn' ? words.endTurn : foretell(state, action),
          onPick: () => onAct(action),
        }))}
      />
    </details>
  );
}
