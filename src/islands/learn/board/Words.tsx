import type { Action } from '@machines/smartphone/actions.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { foretell } from '@/play/pointing.ts';
import type { BoardLessonSettings } from '../page.ts';
import '@/islands/play/table/move.css';

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
      <ul>
        {moves.map((action) => (
          <li key={JSON.stringify(action)}>
            <button type="button" className="move" onClick={() => onAct(action)}>
              {action.type === 'endTurn' ? words.endTurn : foretell(state, action)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
