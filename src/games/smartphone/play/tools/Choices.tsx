import type { Action } from '@machines/smartphone/actions.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { actionWords } from '@machines/smartphone/words/line.ts';
import type { Page } from '@/play/ui/playWords.ts';

interface Props extends Pick<Page, 'words'> {
  state: GameState;
  onAct: (action: Action) => void;
}

/** What is decided by a choice rather than on the board: how many goods NFC sells, what completes first. */
export function Choices({ state, words, onAct }: Props) {
  const legal = legalActions(state);
  const offBoard = legal.flatMap((action) => (action.type === 'sellOffBoard' ? [action] : []));
  const first = legal.filter(({ type }) => type === 'complete');
  if (offBoard.length + first.length === 0) return null;
  const press = (action: Action, face?: number) => (
    <button
      key={JSON.stringify(action)}
      type="button"
      className="button"
      data-act="move"
      aria-label={face === undefined ? undefined : actionWords(action, componentsOf(state))}
      onClick={() => onAct(action)}
    >
      {face ?? actionWords(action, componentsOf(state))}
    </button>
  );
  return (
    <section className="flex wraps gap-6px" aria-label={words.play.choices.title}>
      {offBoard.length > 0 && (
        <div className="grows flex gap-8px level apart">
          <b>{words.play.tools.offBoard}</b>
          <span className="tool-amounts flex gap-4px">{offBoard.map((action) => press(action, action.amount))}</span>
        </div>
      )}
      {first.map((action) => press(action))}
    </section>
  );
}
