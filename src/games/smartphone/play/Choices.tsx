import type { Action } from '@machines/smartphone/actions.ts';
import { rulesOf } from '@machines/smartphone/editions.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { actionWords } from '@machines/smartphone/words/line.ts';
import { bonusWords } from '@/games/smartphone/board/RetailerBonus.tsx';
import { fill } from '@/i18n/format.ts';
import type { Page } from '@/play/ui/playWords.ts';

interface Props extends Pick<Page, 'words' | 'locale'> {
  state: GameState;
  onAct: (action: Action) => void;
}

/** What is decided by a choice rather than on the board: a retailer's bonus, NFC's sale, what completes first. */
const byChoice = (state: GameState): Action[] =>
  legalActions(state).filter(
    ({ type }) =>
      state.pending?.kind === 'bonus' || type === 'sellOffBoard' || type === 'complete' || type === 'takeToken',
  );

export function Choices({ state, words, locale, onAct }: Props) {
  const actions = byChoice(state);
  if (actions.length === 0) return null;
  const { pending } = state;
  const text = words.play.choices;
  return (
    <section className="choices" aria-label={text.title}>
      {pending?.kind === 'bonus' && (
        <p>
          <b>
            {fill(text.bonus, {
              region: words.board.regions[pending.region],
              bonus: bonusWords(words.board, locale, pending.bonus),
            })}
          </b>{' '}
          {rulesOf(state).retailerBonus === 'must' ? text.must : text.may}
        </p>
      )}
      <div className="choice-list">
        {actions.map((action) => (
          <button key={JSON.stringify(action)} type="button" className="button" onClick={() => onAct(action)}>
            {actionWords(action, componentsOf(state))}
          </button>
        ))}
      </div>
    </section>
  );
}
