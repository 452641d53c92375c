import type { TableWords } from '@/i18n/en/table.ts';
import { fill } from '@/i18n/format.ts';
import type { TableGame } from './useTable.ts';

interface Props {
  game: Pick<TableGame, 'looking' | 'look' | 'now'>;
  words: TableWords;
  onBranch: (move: number) => void;
}

/** The bar over a moment of the past: walk on, come back, or play on from here as a branch. */
export function Looking({ game, words, onBranch }: Props) {
  const { looking, now } = game;
  if (looking === null) return null;
  const text = words.looking;
  return (
    <section data-arrives data-bar tabIndex={-1} className="looking" aria-live="polite">
      <div className="turn-says">
        <p className="turn-who">{fill(text.title, { move: looking, moves: now.log.length })}</p>
        <p className="quiet">{text.branchAbout}</p>
      </div>
      <div className="turn-acts">
        <button type="button" className="button" disabled={looking === 0} onClick={() => game.look(looking - 1)}>
          {text.before}
        </button>
        <button type="button" className="button" onClick={() => game.look(looking + 1)}>
          {text.after}
        </button>
        <button type="button" className="button" onClick={() => onBranch(looking)}>
          {text.branch}
        </button>
        <button type="button" className="button button-main" onClick={() => game.look(null)}>
          {text.back}
        </button>
      </div>
    </section>
  );
}
