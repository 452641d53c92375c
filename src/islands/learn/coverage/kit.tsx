import type { Action } from '@machines/coverage/actions.ts';
import { refuse } from '@machines/coverage/flow.ts';
import { holds } from '@machines/coverage/position/checks.ts';
import { openLaid, playActions } from '@machines/coverage/position/frames.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import { actingSeat } from '@machines/coverage/rules/table.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { actionWords, line } from '@machines/coverage/words/line.ts';
import { sentence } from '@machines/coverage/words/sentence.ts';
import { MoveRows } from '@/islands/play/table/MoveRows.tsx';
import { coverageAhead } from '@/learn/ahead/coverage.ts';
import type { Coverage } from '@/scenarios/coverage.ts';
import type { BoardKit } from '../board/kit.ts';
import { MapTable } from './MapTable.tsx';
import type { MapLessonSettings } from './page.ts';

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
