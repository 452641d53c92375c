import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { Piece } from '@machines/smartphone/desk.ts';
import { padNames } from '@machines/smartphone/names.ts';
import { tileSymbols } from '@machines/smartphone/rules/tiles.ts';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { fill } from '@/i18n/format.ts';
import { pieceWords } from './announce.ts';
import { Domino } from './Domino.tsx';

interface Props {
  words: DeskWords;
  group: string;
  chosen: Piece;
  components: ComponentSet;
  /** Improvements on the desk, also those that cannot be seen or touched there. */
  laid: readonly number[];
  onChoose: (piece: Piece) => void;
}

/** Which piece the buttons move. */
export function Chooser({ words, group, chosen, components, laid, onChoose }: Props) {
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
  const improvements = laid.map((tile) => ({
    piece: tile,
    face: (
      <>
        <Domino pair={tileSymbols(components, tile)} />
        <span className="visually-hidden">{pieceWords(words, components, tile)}</span>
      </>
    ),
  }));
  return (
    <div className="piece-chooser rigid flex wraps" role="radiogroup" aria-label={words.choose}>
      {[...pads, ...improvements].map(({ piece, face }) => (
        <label className="flex level gap-2" key={piece}>
          <input type="radio" name={group} checked={piece === chosen} onChange={() => onChoose(piece)} />
          {face}
        </label>
      ))}
    </div>
  );
}
