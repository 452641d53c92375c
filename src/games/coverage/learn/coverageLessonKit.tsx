import type { Action } from '@machines/coverage/actions.ts';
import { refuse } from '@machines/coverage/flow.ts';
import { holds } from '@machines/coverage/position/checks.ts';
import { openLaid, playActions } from '@machines/coverage/position/frames.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import { actingSeat } from '@machines/coverage/rules/table.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { actionWords, line } from '@machines/coverage/words/line.ts';
import { sentence } from '@machines/coverage/words/sentence.ts';
import type { Coverage } from '@/games/coverage/scenarios/scenarioGame.ts';
import type { BoardKit } from '@/learn/ui/board/boardKit.ts';
import { MoveRows } from '@/play/ui/table/MoveRows.tsx';
import { coverageAhead } from './ahead.ts';
import type { MapLessonSettings } from './coverageLessonPage.ts';
import { MapTable } from './MapTable.tsx';

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
export const coverageKit: BoardKit<Coverage, MapLessonSettings> = {
  openLaid,
  playActions,
  ...coverageAhead,
  holds,
  // An auction is settled after its last bid, and upkeep is paid after the last hex: both are to be seen.
  clears: false,
  refuse,
  toAct: actingSeat,
  sentence: (refusal, { setup }) => sentence(refusal, setup),
  line: (news, { setup }) => line(news, setup),
  actionWords: (action, { setup }) => actionWords(action, setup),
  Table: MapTable,
  Moves,
};
