import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { tools } from '@/icons/tools.ts';
import { drawSeed } from '../../seating.ts';
import './again.css';

interface Props<Setup> {
  setup: Setup;
  words: { fresh: string; same: string; setup: string };
  onAgain: (setup: Setup) => void;
  onNewGame: () => void;
}

/** The way on from a finished game: the same seats with another shuffle, with the same one, or all anew. */
export const PlayAgain = <Setup extends { seed: number }>({ setup, words, onAgain, onNewGame }: Props<Setup>) => (
  <div className="end-again grid gap-6px">
    <button
      type="button"
      className="button button-main"
      data-first
      data-act="quick-start"
      onClick={() => onAgain({ ...setup, seed: drawSeed() })}
    >
      <Icon of={controls.turn} />
      {words.fresh}
    </button>
    <button type="button" className="button" onClick={() => onAgain(setup)}>
      <Icon of={controls.reset} />
      {words.same}
    </button>
    <button type="button" className="button" onClick={onNewGame}>
      <Icon of={tools.menu} />
      {words.setup}
    </button>
  </div>
);
