import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { ImprovementPlacement } from '@machines/smartphone/plan.ts';
import { tileSymbols } from '@machines/smartphone/rules/tiles.ts';
import { memo } from 'react';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { fill } from '@/i18n/format.ts';
import { pairWords } from './announce.ts';
import { Domino } from './Domino.tsx';
import { Piece, type PieceProps } from './Piece.tsx';

interface Props extends PieceProps {
  placement: ImprovementPlacement;
  components: ComponentSet;
  words: DeskWords;
}

export const Improvement = memo(function Improvement({ components, words, ...rest }: Props) {
  const { tile, layer, turn, x, y } = rest.placement;
  const label = fill(words.improvementState, {
    ...pairWords(words, components, tile),
    layer: words.layers[layer],
    x: x + 1,
    y: y + 1,
    turn: words.beside[turn] ?? '',
  });
  return (
    <Piece {...rest} className="domino" role={words.improvementRole} label={label}>
      <Domino pair={tileSymbols(components, tile)} />
    </Piece>
  );
});
