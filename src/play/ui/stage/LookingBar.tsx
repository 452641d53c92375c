import type { TableWords } from '@/i18n/en/table.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import type { TableGame } from '../table/useTable.ts';
import './bar.css';

interface Props {
  game: Pick<TableGame, 'looking' | 'look' | 'now'>;
  words: TableWords;
  onBranch: (move: number) => void;
}

/** The bar over a moment of the past: walk on, come back, or play on from here as a branch. */
export function LookingBar({ game, words, onBranch }: Props) {
  const { looking, now } = game;
  if (looking === null) return null;
  const text = words.looking;
  const at = { move: looking, moves: now.log.length };
  return (
    <section
      data-stage="bar"
      data-arrives
      data-bar
      tabIndex={-1}
      className="stage-bar shrinks one-line flex level looking"
      aria-label={fill(text.title, at)}
    >
      <div className="bar-says grows shrinks flex level gap-8px" role="status">
        <p>
          <b className="looking-long">{fill(text.title, at)}</b>
          <b className="looking-short">{fill(text.short, at)}</b> <span>{text.branchAbout}</span>
        </p>
      </div>
      <div className="bar-acts">
        <button type="button" className="button" disabled={looking === 0} onClick={() => game.look(looking - 1)}>
          <Icon of={controls.left} /> <span>{text.before}</span>
        </button>
        <button type="button" className="button" onClick={() => game.look(looking + 1)}>
          <Icon of={controls.right} /> <span>{text.after}</span>
        </button>
        <button type="button" className="button" onClick={() => onBranch(looking)}>
          <Icon of={controls.onward} /> <span>{text.branch}</span>
        </button>
        <button type="button" className="button button-main" onClick={() => game.look(null)}>
          {text.back}
        </button>
      </div>
    </section>
  );
}
