import type { Action } from '@machines/coverage/actions.ts';
import { playing } from '@machines/coverage/position/play.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { actionWords } from '@machines/coverage/words/line.ts';
import { coverageGame } from '@/games/coverage/live/coverageGame.ts';
import { LiveMap } from '@/games/coverage/live/LiveMap.tsx';
import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';
import type { BoardKit } from '@/learn/ui/board/boardKit.ts';
import { MoveRows } from '@/play/ui/table/MoveRows.tsx';
import { coverageAhead } from './ahead.ts';
import type { MapLessonSettings } from './coverageLessonPage.ts';

interface MovesProps {
  state: GameState;
  page: MapLessonSettings;
  onAct: (action: Action) => void;
}

const Moves = ({ state, page: { words }, onAct }: MovesProps) => (
  <details className="step-moves">
    <summary>{words.moves}</summary>
    <MoveRows
      moves={legalActions(state).map((action) => ({
        key: JSON.stringify(action),
        text: actionWords(action, state.setup),
        onPick: () => onAct(action),
      }))}
    />
  </details>
);

/** Lessons on the map of Coverage. */
export const coverageLessonKit: BoardKit<CoverageShown, MapLessonSettings> = {
  ...coverageGame,
  ...playing,
  ...coverageAhead,
  // An auction is settled after its last bid, and upkeep is paid after the last hex: both are to be seen.
  clears: false,
  placeAt: (name) => name,
  Table: LiveMap,
  Moves,
};
