import type { Spot } from '@machines/smartphone/desk.ts';
import type { PlanMeans } from '@machines/smartphone/rules/plan.ts';
import { tileSymbols } from '@machines/smartphone/rules/tiles.ts';
import type { MouseEvent, RefObject } from 'react';
import { drawn } from '@/games/smartphone/board/drawn.ts';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { symbols } from '@/icons/symbols.ts';
import { Part } from '@/ui/Part.tsx';
import { pairWords } from './announce.ts';
import { Domino } from './Domino.tsx';
import { useSupplyDrag } from './useSupplyDrag.ts';

interface Shared {
  means: PlanMeans;
  words: DeskWords;
  cell: RefObject<HTMLElement | null>;
  /** Pointed at: lay it where it fits, or choose it where it lies. `byKey` if no pointer did it. */
  onPick: (tile: number, byKey: boolean) => void;
  /** Held over the desk, with its corner nearest to this cell. */
  onOver: (tile: number, corner: Spot) => void;
  onAway: (tile: number) => void;
  onHold: (held: boolean) => void;
  onDrop: (tile: number) => void;
}

function Place({
  tile,
  laid,
  means: { components },
  words,
  cell,
  onPick,
  ...on
}: Shared & { tile: number; laid: boolean }) {
  const { place, pulled, wasDragged, dragProps } = useSupplyDrag({
    cell,
    onOver: (corner) => on.onOver(tile, corner),
    onAway: () => on.onAway(tile),
    onHold: on.onHold,
    onDrop: () => on.onDrop(tile),
  });
  const { pair } = pairWords(words, components, tile);
  const onClick = ({ detail }: MouseEvent) => {
    if (detail === 0 || !wasDragged()) onPick(tile, detail === 0);
  };
  return (
    <button
      ref={place}
      type="button"
      className="supply-place"
      data-supply={tile}
      data-laid={laid}
      data-pulled={pulled}
      aria-label={fill(laid ? words.chooseLaid : words.layIt, { pair })}
      onClick={onClick}
      {...dragProps}
    >
      <Domino pair={tileSymbols(components, tile)} />
      <span className="made grid centred">
        <Icon of={symbols.goods} />
      </span>
    </button>
  );
}

/** S1.9: the improvements in front of their player, face down unless they are laid. */
export const Supply = drawn(function Supply({ laid, ...shared }: Shared & { laid: readonly number[] }) {
  const { words, means } = shared;
  return (
    <Part className="supply" aria-label={words.supply}>
      <p className="soft-ink small-print">
        <b>{words.supply}</b> <span>{words.supplyNote}</span>
        <small>{words.supplyShort}</small>
      </p>
      <div className="supply-places flex wraps gap-3">
        {means.improvements.map((tile) => (
          <Place key={tile} {...shared} tile={tile} laid={laid.includes(tile)} />
        ))}
      </div>
    </Part>
  );
});
