import { printed } from '@machines/smartphone/components/printed.ts';
import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { PadName, PadSide } from '@machines/smartphone/names.ts';
import { padCells } from '@machines/smartphone/rules/grid.ts';
import { Icon } from '@/icons/Icon.tsx';
import { symbols } from '@/icons/symbols.ts';

interface Props {
  pad: PadName;
  side: PadSide;
  components?: ComponentSet;
}

/** A pad as printed, upright. The keys make a flipped side a new face, which turns into view. */
export function Slab({ pad, side, components = printed }: Props) {
  const cells = padCells(components, { pad, side, turn: 0, x: 0, y: 0 });
  return (
    <span key={side} className={`slab slab-${pad}`} aria-hidden="true">
      {cells.map(({ index, symbol }) =>
        symbol ? (
          <span key={index} className={`tile hue-${symbol}`}>
            <Icon of={symbols[symbol]} />
          </span>
        ) : (
          <span key={index} className="slot">
            {pad}
            {side}
          </span>
        ),
      )}
    </span>
  );
}
