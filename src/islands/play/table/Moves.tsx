import type { Action } from '@machines/smartphone/actions.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { PlayWords } from '@/i18n/en/play.ts';
import { foretell } from '@/play/pointing.ts';
import { MoveList } from './MoveList.tsx';

interface Props {
  state: GameState;
  words: PlayWords;
  /** False while someone else acts or the past is looked at. */
  open: boolean;
  onAct: (action: Action) => void;
  /** Ending the turn asks first when something would be lost. */
  onEndTurn: () => void;
}

/** The legal moves, each with what it would do. */
export function Moves({ state, words, open, onAct, onEndTurn }: Props) {
  const moves = (open ? legalActions(state) : []).map((action) => ({
    key: JSON.stringify(action),
    text: action.type === 'endTurn' ? words.endTurn : foretell(state, action),
    onPick: () => (action.type === 'endTurn' ? onEndTurn() : onAct(action)),
  }));
  return <MoveList moves={moves} words={words} {...(state.phase === 'planning' && { none: words.movesPlanning })} />;
}
