import type { Action } from '@machines/smartphone/actions.ts';
import { legalActions } from '@machines/smartphone/rules/game.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { PlayWords } from '@/i18n/en/play.ts';
import { fill } from '@/i18n/format.ts';
import { foretell } from '@/play/pointing.ts';
import './move.css';

interface Props {
  state: GameState;
  words: PlayWords;
  /** False while someone else acts or the past is looked at. */
  open: boolean;
  onAct: (action: Action) => void;
  /** Ending the turn asks first when something would be lost. */
  onEndTurn: () => void;
}

/** Every legal move in words: all by itself a complete way to play. */
export function Moves({ state, words, open, onAct, onEndTurn }: Props) {
  const moves = open ? legalActions(state) : [];
  if (moves.length === 0)
    return <p className="quiet">{state.phase === 'planning' ? words.movesPlanning : words.movesNone}</p>;
  return (
    <section className="moves" aria-label={words.moves}>
      <p className="quiet">
        {fill(words.movesAt, { n: moves.length })}. {words.whyNot}
      </p>
      <ul>
        {moves.map((action) => (
          <li key={JSON.stringify(action)}>
            <button
              type="button"
              className="move"
              onClick={() => (action.type === 'endTurn' ? onEndTurn() : onAct(action))}
            >
              {action.type === 'endTurn' ? words.endTurn : foretell(state, action)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
