import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { GameSymbol } from '@machines/smartphone/names.ts';
import { tileSymbols } from '@machines/smartphone/rules/tiles.ts';
import type { BoardWords } from '@/i18n/en/board.ts';
import { fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { symbols } from '@/icons/symbols.ts';

export const SymbolTile = ({ symbol }: { symbol: GameSymbol }) => (
  <span className={`tile hue-${symbol}`} aria-hidden="true">
    <Icon of={symbols[symbol]} />
  </span>
);

export function tileName(words: BoardWords, components: ComponentSet, tile: number): string {
  const [first, second] = tileSymbols(components, tile);
  return fill(words.tile, { first: words.symbols[first], second: words.symbols[second] });
}

/** An improvement face up: its two symbols side by side. */
export function ImprovementTile({ components, tile }: { components: ComponentSet; tile: number }) {
  const [first, second] = tileSymbols(components, tile);
  return (
    <span className="improvement" aria-hidden="true">
      <SymbolTile symbol={first} />
      <SymbolTile symbol={second} />
    </span>
  );
}
