import { boxOf, coveredSpots, offenceOf, placementOf } from '@machines/smartphone/desk.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import type { PlanMeans } from '@machines/smartphone/rules/plan.ts';
import type { RefusalOf } from '@machines/smartphone/rules/refuse.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { symbols } from '@/icons/symbols.ts';
import { boxStyle, spotStyle } from './geometry.ts';

/** A good on each cell where one pad covers the other: that is where it comes from (S3.1). None in a refused plan. */
export const CoveredCells = ({ plan, means }: { plan: Plan; means: PlanMeans }) =>
  coveredSpots(plan, means).map((spot, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all alike, so that a mark is moved and not made anew
    <span key={at} className="mark covered" style={spotStyle(spot)} aria-hidden="true">
      <span className="made grid centred">
        <Icon of={symbols.goods} />
      </span>
    </span>
  ));

/** Where a refused plan breaks the rule: hatched, as a correction on a drawing. */
export function Offences({ plan, refusal }: { plan: Plan; refusal: RefusalOf }) {
  const { pieces, spots } = offenceOf(plan, refusal);
  const boxes = [
    ...pieces.flatMap((piece) => placementOf(plan, piece) ?? []).map(boxOf),
    ...spots.map(({ x, y }) => ({ x, y, width: 1, height: 1 })),
  ];
  return boxes.map((box, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all alike, so that a mark is moved and not made anew
    <span key={at} className="mark offence grid centred" style={boxStyle(box)} aria-hidden="true">
      <span className="wrong grid centred">
        <Icon of={controls.no} />
      </span>
    </span>
  ));
}
