import type { ReactNode } from 'react';
import type { TableWords } from '@/i18n/en/table.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';

interface Props {
  /** The advisor's name. */
  player: string;
  /** What it would do, in a sentence, and why; null while it thinks. */
  said: { move: string; why: string } | null;
  failed: boolean | undefined;
  words: TableWords;
  /** What does the move, where it has not been done. */
  act: { label: string; onPress: () => void } | null;
  onClose: () => void;
  children?: ReactNode;
}

/** What the advisor would do, and why, to be done at a press. */
export const HintNote = ({ player, said, failed, words, act, onClose, children }: Props) => (
  <section className="hint-note" aria-label={fill(words.hint.title, { player })}>
    <Icon of={controls.hint} />
    <div role="status">
      {said ? (
        <p>
          <b>{said.move}</b> {said.why}
        </p>
      ) : (
        <p>{failed ? words.hint.failed : fill(words.thinking, { seat: player })}</p>
      )}
      {children}
    </div>
    <div className="hint-acts">
      {act && (
        <button type="button" className="button" data-act="hint" onClick={act.onPress}>
          {act.label}
        </button>
      )}
      <button type="button" className="button button-square" onClick={onClose}>
        <Icon of={controls.no} name={words.hint.close} />
      </button>
    </div>
  </section>
);
