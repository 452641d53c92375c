import { printed } from '@machines/smartphone/components/printed.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { onPad, padCells } from '@machines/smartphone/rules/grid.ts';
import type { CSSProperties } from 'react';
import { Icon } from '@/icons/Icon.tsx';
import { symbols } from '@/icons/symbols.ts';

/** A good on each cell where one pad covers the other: that is where it comes from (S3.1). None in a refused plan. */
export function CoveredCells({ plan: { bottom, top } }: { plan: Plan }) {
  const covered = padCells(printed, bottom).filter((cell) => onPad(top, cell));
  return covered.map(({ x, y, index }) => (
    <span key={index} className="covered" style={{ '--x': x, '--y': y } as CSSProperties} aria-hidden="true">
      <span className="made">
        <Icon of={symbols.goods} />
      </span>
    </span>
  ));
}
