import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { PadPlacement } from '@machines/smartphone/plan.ts';
import { memo } from 'react';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { fill } from '@/i18n/format.ts';
import { Piece, type PieceProps } from './Piece.tsx';
import { Slab } from './Slab.tsx';

interface Props extends PieceProps {
  placement: PadPlacement;
  onTop: boolean;
  components: ComponentSet;
  words: DeskWords;
}

export const Pad = memo(function Pad({ onTop, components, words, ...rest }: Props) {
  const { pad, side, turn, x, y } = rest.placement;
  const label = fill(words.padState, {
    pad,
    side,
    position: onTop ? words.onTop : words.below,
    x: x + 1,
    y: y + 1,
    turn: words.turns[turn] ?? '',
  });
  return (
    <Piece {...rest} className={onTop ? 'pad pad-top' : 'pad'} role={words.padRole} label={label}>
      <Slab pad={pad} side={side} components={components} />
    </Piece>
  );
});
