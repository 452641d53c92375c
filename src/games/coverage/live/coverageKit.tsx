import type { Action } from '@machines/coverage/actions.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { actionWords } from '@machines/coverage/words/line.ts';
import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';
import type { TableKit, TableProps } from '@/live/ui/table.ts';
import { MoveRows } from '@/play/ui/table/MoveRows.tsx';
import { coverageGame } from './coverageGame.ts';
import type { CoverageLivePage } from './coveragePage.ts';
import { LiveMap } from './LiveMap.tsx';
import { SeatsRow } from './SeatsRow.tsx';
import './coverage.css';

interface MovesProps {
  state: GameState;
  page: CoverageLivePage;
  onAct: (action: Action) => void;
}

const Moves = ({ state, onAct }: MovesProps) => (
  <MoveRows
    moves={legalActions(state).map((action) => ({
      key: JSON.stringify(action),
      text: actionWords(action, state.setup),
      onPick: () => onAct(action),
    }))}
  />
);

/** What each player holds stands below the board, so its table is left out. */
function Table(props: TableProps<CoverageShown, CoverageLivePage>) {
  const parts = props.show.parts ?? (['map', 'companies'] as const);
  const others = parts.filter((part) => part !== 'players');
  return (
    <div className="live-coverage" data-parts={others.join(' ')}>
      <LiveMap {...props} show={others.length > 0 ? { ...props.show, parts: others } : props.show} />
    </div>
  );
}

/** Coverage as a live board. */
export const coverageKit: TableKit<CoverageShown, CoverageLivePage> = {
  ...coverageGame,
  Table,
  Seats: SeatsRow,
  Moves,
};
