import type { Rules } from '../choices.ts';
import type { ComponentSet } from '../components/types.ts';
import type { ImprovementPlacement, Plan } from '../plan.ts';
import { coveredCells, improvementSpots, onPad } from './grid.ts';
import { type RefusalOf, refusal } from './refuse.ts';

/** What a player has to plan with. */
export interface PlanMeans {
  components: ComponentSet;
  rules: Rules;
  /** Improvements that may be used this round. */
  improvements: readonly number[];
  /** 4G side A (S1.7, S9.11). */
  fourG: boolean;
}

type Spot = { x: number; y: number };

/** Where one cell of an improvement lies. */
type Lie = 'pad' | 'tucked' | 'outer';

function lie({ bottom, top }: Plan, layer: ImprovementPlacement['layer'], spot: Spot): Lie {
  if (onPad(bottom, spot)) return 'pad';
  if (!onPad(top, spot)) return 'outer';
  // Beneath the upper pad, but on nothing: S1.7's `tuckedUnder`.
  return layer === 'over' ? 'pad' : 'tucked';
}

const sticksOut = (means: PlanMeans, plan: Plan, placed: ImprovementPlacement): boolean =>
  improvementSpots(placed).some((spot) => {
    const where = lie(plan, placed.layer, spot);
    return where === 'outer' || (where === 'tucked' && means.rules.tuckedUnder === 'refused');
  });

const onGrid = ({ x, y }: Spot): boolean => Number.isInteger(x) && Number.isInteger(y);

function refuseOwner(means: PlanMeans, plan: Plan, { tile }: ImprovementPlacement): RefusalOf | null {
  if (plan.improvements.filter((other) => other.tile === tile).length > 1)
    return refusal('S1.4', 'improvementTwice', { tile });
  return means.improvements.includes(tile) ? null : refusal('S1.4', 'improvementNotYours', { tile });
}

/** S1.4, S1.7: each cell on a pad, or one of them out with 4G side A. */
function refuseLie(means: PlanMeans, plan: Plan, placed: ImprovementPlacement): RefusalOf | null {
  const { tile, x, y } = placed;
  if (!onGrid(placed)) return refusal('S1.4', 'improvementOffGrid', { tile });
  const lies = improvementSpots(placed).map((spot) => lie(plan, placed.layer, spot));
  if (lies.every((each) => each === 'tucked'))
    return means.rules.tuckedUnder === 'refused' ? refusal('S1.7', 'improvementTucked', { tile, x, y }) : null;
  if (!lies.includes('pad')) return refusal(means.fourG ? 'S1.7' : 'S1.4', 'improvementOffPads', { tile, x, y });
  if (means.fourG) return null;
  if (lies.includes('outer')) return refusal('S1.4', 'improvementSticksOut', { tile, x, y });
  return lies.includes('tucked') && means.rules.tuckedUnder === 'refused'
    ? refusal('S1.7', 'improvementTucked', { tile, x, y })
    : null;
}

/** S1.7: what 4G side A lets stick out. */
function refuseOuterCells(means: PlanMeans, plan: Plan): RefusalOf | null {
  if (!means.fourG) return null; // then nothing does
  const out = plan.improvements.filter((placed) => sticksOut(means, plan, placed));
  if (means.rules.e1FourG === 'one' && out.length > 1)
    return refusal('S1.7', 'onlyOneSticksOut', { tiles: out.map(({ tile }) => String(tile)) });
  if (means.rules.overhangOverlap === 'allowed') return null;
  const outer = out.flatMap((placed) =>
    improvementSpots(placed).filter((spot) => lie(plan, placed.layer, spot) === 'outer'),
  );
  const twice = outer.find((spot, at) => outer.findIndex(({ x, y }) => x === spot.x && y === spot.y) < at);
  return twice ? refusal('S1.7', 'outerCellsOverlap', { x: twice.x, y: twice.y }) : null;
}

/** Whether `upper` lies above `lower` in the pile: first by layer, then in the order they were laid. */
const isAbove = (plan: Plan, upper: ImprovementPlacement, lower: ImprovementPlacement): boolean =>
  upper.layer === lower.layer
    ? plan.improvements.indexOf(upper) > plan.improvements.indexOf(lower)
    : upper.layer === 'over';

/** S1.6: whether `upper` covers a cell of `lower` although the pad lies between them. */
function coversThroughPad({ rules }: PlanMeans, { top }: Plan, lower: ImprovementPlacement): boolean {
  if (rules.coverThroughPad !== 'hidden') return rules.coverThroughPad === 'refused';
  return !improvementSpots(lower).every((spot) => onPad(top, spot)); // a half lies open beside the pad
}

/** Whether `upper` covers this cell of `lower` (S1.6). */
function covers(means: PlanMeans, plan: Plan, upper: ImprovementPlacement, lower: ImprovementPlacement, spot: Spot) {
  if (!isAbove(plan, upper, lower)) return false;
  if (!improvementSpots(upper).some(({ x, y }) => x === spot.x && y === spot.y)) return false;
  const padBetween = upper.layer !== lower.layer && onPad(plan.top, spot);
  return !padBetween || coversThroughPad(means, plan, lower);
}

/** S1.6: no improvement is fully covered by another one, nor, by the ruling, by two together. */
function refuseCovering(means: PlanMeans, plan: Plan, lower: ImprovementPlacement): RefusalOf | null {
  const spots = improvementSpots(lower);
  const whole = plan.improvements.find((upper) => spots.every((spot) => covers(means, plan, upper, lower, spot)));
  if (whole) return refusal('S1.6', 'improvementCovered', { tile: lower.tile, by: whole.tile });
  if (means.rules.twoCoverOne === 'allowed') return null;
  return spots.every((spot) => plan.improvements.some((upper) => covers(means, plan, upper, lower, spot)))
    ? refusal('S1.6', 'improvementCoveredByTwo', { tile: lower.tile })
    : null;
}

/** Why this plan may not be made; null when it may. */
export function refusePlan(means: PlanMeans, plan: Plan): RefusalOf | null {
  if (plan.bottom.pad === plan.top.pad) return refusal('S1.1', 'samePadTwice', { pad: plan.top.pad });
  if (!onGrid(plan.bottom) || !onGrid(plan.top)) return refusal('S1.1', 'padsOffGrid', {});
  const covered = coveredCells(plan.bottom, plan.top);
  if (covered === 0) return refusal('S1.2', 'padsApart', {});
  if (covered > 4) return refusal('S1.2', 'padsExactlyCovered', { covered });
  for (const placed of plan.improvements) {
    const refused = refuseOwner(means, plan, placed) ?? refuseLie(means, plan, placed);
    if (refused) return refused;
  }
  const outer = refuseOuterCells(means, plan);
  if (outer) return outer;
  if (plan.improvements.length < 2) return null; // one alone is covered by none
  for (const placed of plan.improvements) {
    const refused = refuseCovering(means, plan, placed);
    if (refused) return refused;
  }
  return null;
}
