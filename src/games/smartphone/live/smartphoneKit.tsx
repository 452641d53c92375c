import type { Action } from '@machines/smartphone/actions.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { foretell } from '@/games/smartphone/play/pointing.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { TableKit } from '@/live/ui/table.ts';
import { MoveRows } from '@/play/ui/table/MoveRows.tsx';
import { LiveParts } from './LiveParts.tsx';
import { SeatsRow } from './SeatsRow.tsx';
import { smartphoneGame } from './smartphoneGame.ts';
import type { SmartphoneLivePage } from './smartphonePage.ts';

interface MovesProps {
  state: GameState;
  page: SmartphoneLivePage;
  onAct: (action: Action) => void;
}

const Moves = ({ state, page, onAct }: MovesProps) => (
  <MoveRows
    moves={legalActions(state).map((action) => ({
      key: JSON.stringify(action),
      text: action.type === 'endTurn' ? page.live.endTurn : foretell(state, action),
      onPick: () => onAct(action),
    }))}
  />
);

/** Smartphone Inc. as a live board. */
export const smartphoneKit: TableKit<SmartphoneShown, SmartphoneLivePage> = {
  ...smartphoneGame,
  Table: LiveParts,
  Seats: SeatsRow,
  Moves,
};
