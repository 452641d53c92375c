import { hiddenParts } from '@machines/smartphone/desk.ts';
import type { ImprovementPlacement, Plan } from '@machines/smartphone/plan.ts';
import { tileSymbols } from '@machines/smartphone/rules/tiles.ts';
import { Icon } from '@/icons/Icon.tsx';
import { symbols } from '@/icons/symbols.ts';
import { boxStyle } from './geometry.ts';
import { handling, padLevel } from './handling.ts';
import { Improvement } from './Improvement.tsx';
import type { Desk } from './useDesk.ts';

const levelOf = ({ improvements }: Plan, placed: ImprovementPlacement): number =>
  (placed.layer === 'under' ? padLevel.bottom : padLevel.top) + 1 + improvements.indexOf(placed);

/** What lies under the upper pad, drawn on it in broken lines with its symbols. */
const HiddenCells = ({ plan, means: { components } }: Desk) =>
  hiddenParts(plan).map(({ tile, indexes, ...box }) => (
    <span key={tile} className="mark beneath" style={boxStyle(box)} aria-hidden="true">
      {indexes.map((index) => {
        const symbol = tileSymbols(components, tile)[index] ?? 'goods';
        return (
          <span key={index} className={`peek grid centred hue-${symbol}`}>
            <Icon of={symbols[symbol]} />
          </span>
        );
      })}
    </span>
  ));

interface Props {
  desk: Desk;
  onTakeOff: (tile: number) => void;
}

/** The improvements on the pads. */
export function Improvements({ desk, onTakeOff }: Props) {
  const { plan } = desk;
  return (
    <>
      {[...plan.improvements]
        .sort((a, b) => a.tile - b.tile)
        .map((placed) => (
          <Improvement
            key={placed.tile}
            {...handling(desk, placed.tile)}
            placement={placed}
            level={levelOf(plan, placed)}
            onTakeOff={onTakeOff}
          />
        ))}
      <HiddenCells {...desk} />
    </>
  );
}
