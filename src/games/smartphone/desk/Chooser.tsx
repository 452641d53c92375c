import type { Piece } from '@machines/smartphone/desk.ts';
import { padNames } from '@machines/smartphone/names.ts';
import type { ReactNode } from 'react';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { fill } from '@/i18n/format.ts';

export interface Choice {
  piece: Piece;
  face: ReactNode;
}

interface Props {
  words: DeskWords;
  group: string;
  chosen: Piece;
  /** Improvements on the desk, also those that cannot be seen or touched there. */
  improvements: readonly Choice[];
  onChoose: (piece: Piece) => void;
}

/** Which piece the buttons move. */
export function Chooser({ words, group, chosen, improvements, onChoose }: Props) {
  const pads = padNames.map((pad) => ({
    piece: pad,
    face: (
      <>
        <span className={`swatch slab-${pad}`} />
        <span className="chooser-name">{fill(words.pad, { pad })}</span>
        <span className="chooser-letter" aria-hidden="true">
          {pad}
        </span>
      </>
    ),
  }));
  return (
    <div className="piece-chooser" role="radiogroup" aria-label={words.choose}>
      {[...pads, ...improvements].map(({ piece, face }) => (
        <label key={piece}>
          <input type="radio" name={group} checked={piece === chosen} onChange={() => onChoose(piece)} />
          {face}
        </label>
      ))}
    </div>
  );
}
