import type { Action } from '@machines/smartphone/actions.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { ImprovementTile } from '@/games/smartphone/board/Tiles.tsx';
import type { PlayWords } from '@/i18n/en/play.ts';
import { MoveList } from '@/play/ui/table/MoveList.tsx';
import type { Lighting, Move } from '@/play/ui/table/MoveRows.tsx';
import { placeKey } from './boardPlaces.ts';
import { placeOf } from './placeOf.ts';
import { foretell } from './pointing.ts';

interface Props extends Lighting {
  state: GameState;
  words: PlayWords;
  /** False while someone else acts or the past is looked at. */
  open: boolean;
  onAct: (action: Action) => void;
  /** Ending the turn asks first when something would be lost. */
  onEndTurn: () => void;
}

/** A move in the words of the list, wherever else it is named. */
export const moveWords = (state: GameState, action: Action, { endTurn }: Pick<PlayWords, 'endTurn'>): string =>
  action.type === 'endTurn' ? endTurn : foretell(state, action);

const placeIn = (action: Action): string | null => {
  const place = placeOf(action);
  return place && placeKey(place);
};

/** The legal moves, each with what it would do. */
export function Moves({ state, words, open, onAct, onEndTurn, ...lighting }: Props) {
  const moves = (open ? legalActions(state) : []).map(
    (action): Move => ({
      key: JSON.stringify(action),
      at: placeIn(action),
      text: moveWords(state, action, words),
      onPick: () => (action.type === 'endTurn' ? onEndTurn() : onAct(action)),
      ...(action.type === 'takeImprovement' && {
        picture: <ImprovementTile components={componentsOf(state)} tile={action.tile} />,
      }),
    }),
  );
  const none = state.phase === 'planning' ? { none: words.movesPlanning } : {};
  return <MoveList moves={moves} words={words} {...none} {...lighting} />;
}
