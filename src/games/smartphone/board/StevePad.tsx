import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { SteveState } from '@machines/smartphone/state.ts';
import type { BoardWords } from '@/i18n/en/board.ts';
import { ImprovementTile, SymbolTile } from './Tiles.tsx';
import './stevePad.css';

interface Props {
  steve: SteveState;
  components: ComponentSet;
  words: BoardWords;
  label: string;
}

/** Steve's pad: what is printed on it, the improvements he has laid, and the spaces of the rounds to come (SV.1). */
export function StevePad({ steve, components, words, label }: Props) {
  const { fixed, roundSpaces } = components.steve;
  const spaces = roundSpaces - steve.placed.length;
  return (
    <span className="steve-pad grid centred" role="img" aria-label={label}>
      {fixed.map((symbol, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a symbol is its place on the pad
        <SymbolTile key={at} symbol={symbol} />
      ))}
      {steve.placed.map((tile) => (
        <ImprovementTile key={tile} components={components} tile={tile} />
      ))}
      {Array.from({ length: Math.max(0, spaces) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space is its round
        <span key={at} className="steve-space grid centred">
          {words.roundNames[steve.placed.length + at]}
        </span>
      ))}
    </span>
  );
}
