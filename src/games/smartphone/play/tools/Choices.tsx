import type { Action } from '@machines/smartphone/actions.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { actionWords } from '@machines/smartphone/words/line.ts';
import type { Page } from '@/play/ui/playWords.ts';

interface Props extends Pick<Page, 'words' | 'locale'> {
  state: GameState;
  onAct: (action: Action) => void;
}

/** What is decided by a choice rather than on the board: NFC's sale, what completes first. */
export function Choices({ state, words, onAct }: Props) {
  const actions = legalActions(state).filter(({ type }) => type === 'sellOffBoard' || type === 'complete');
  if (actions.length === 0) return null;
  return (
    <section className="tool-choices" aria-label={words.play.choices.title}>
      {actions.map((action) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          className="button"
          data-act="move"
          onClick={() => onAct(action)}
        >
          {actionWords(action, componentsOf(state))}
        </button>
      ))}
    </section>
  );
}
