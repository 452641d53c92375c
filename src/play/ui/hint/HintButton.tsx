import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import type { SharedPage } from '../playWords.ts';

interface Props {
  hint: { advice: unknown; toggle: (() => void) | undefined };
  /** The advisor's name. */
  player: string;
  words: SharedPage['words']['play']['hint'];
}

/** Asks the advisor, or lifts the note with its answer. */
export const HintButton = ({ hint, player, words }: Props) => (
  <button
    type="button"
    className="button"
    aria-expanded={hint.advice !== null}
    title={fill(words.about, { player })}
    aria-keyshortcuts="H"
    onClick={hint.toggle}
  >
    <Icon of={controls.hint} /> <span>{words.ask}</span>{' '}
    <span className="key" aria-hidden="true">
      H
    </span>
  </button>
);
