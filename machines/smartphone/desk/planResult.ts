import { rulesOf } from '../choices.ts';
import { printed } from '../components/printed.ts';
import type { GameSymbol, PadName } from '../names.ts';
import type { Plan } from '../plan.ts';
import { coveredCells, improvementSpots, onPad, padCells } from '../rules/grid.ts';
import { type PlanMeans, refusePlan } from '../rules/plan.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import { tallyPlan, visibleCells } from '../rules/symbols.ts';
import { noPowers, type Powers, type Yield, yieldOf } from '../rules/yields.ts';
import { type Box, boxOf, type Spot } from './layout.ts';

/** Two bare pads by the second edition's rules. */
export const bareMeans: PlanMeans = {
  components: printed,
  rules: rulesOf({ setup: { ruleSet: 'e2', rulings: {} } }),
  improvements: [],
  fourG: false,
};

export interface PlanResult extends Yield {
  /** Why the plan may not be made, or null. */
  refusal: RefusalOf | null;
  /** S1.2: how many cells of one pad the other covers. */
  overlap: number;
}

/** How many there are of each symbol; one that is left out is not there. */
export type SymbolCounts = Partial<Record<GameSymbol, number>>;

/** Where the symbols of a plan are: seen anywhere, seen on improvements, and on pads but hidden by an improvement. */
export interface SymbolPlaces {
  shown: SymbolCounts;
  onTiles: SymbolCounts;
  underTiles: SymbolCounts;
}

export function symbolPlaces(plan: Plan, { components, rules }: PlanMeans): SymbolPlaces {
  const cells = visibleCells(components, rules, plan).filter(({ active }) => active);
  const isOnTile = ({ piece }: { piece: PadName | number }) => typeof piece === 'number';
  const spots = new Set(cells.filter(isOnTile).map(({ x, y }) => `${x} ${y}`));
  const bare = visibleCells(components, rules, { ...plan, improvements: [] });
  const count = (found: readonly { symbol: GameSymbol | null }[]): SymbolCounts => {
    const counts: SymbolCounts = {};
    for (const { symbol } of found) if (symbol) counts[symbol] = (counts[symbol] ?? 0) + 1;
    return counts;
  };
  return {
    shown: count(cells),
    onTiles: count(cells.filter(isOnTile)),
    underTiles: count(bare.filter(({ x, y }) => spots.has(`${x} ${y}`))),
  };
}

/** What a plan gives, and whether it may be made. */
export function readPlan(plan: Plan, means: PlanMeans = bareMeans, powers: Powers = noPowers): PlanResult {
  const { components, rules, improvements } = means;
  return {
    refusal: refusePlan(means, plan),
    overlap: coveredCells(plan.bottom, plan.top),
    ...yieldOf(components, rules, tallyPlan(components, rules, plan, improvements.length), powers),
  };
}

/** S3.1, S3.2: the cells of the lower pad that make a good because the upper one covers them. */
export function coveredSpots({ bottom, top, improvements }: Plan, { components, rules }: PlanMeans): Spot[] {
  const between = improvements.filter(({ layer }) => layer === 'under').flatMap(improvementSpots);
  return padCells(components, bottom)
    .filter((cell) => onPad(top, cell))
    .filter(
      ({ x, y }) => rules.padOverImprovement === 'counts' || !between.some((spot) => spot.x === x && spot.y === y),
    )
    .map(({ x, y }) => ({ x, y }));
}

/** The part of an improvement that lies beneath the upper pad. */
export interface HiddenPart extends Box {
  tile: number;
  /** Which of its two symbols are hidden, the upper or left one first. */
  indexes: number[];
}

/** S1.3, S1.5: what nobody sees because the upper pad lies on it. */
export const hiddenParts = ({ top, improvements }: Plan): HiddenPart[] =>
  improvements.flatMap((placed) => {
    if (placed.layer === 'over') return [];
    const hidden = improvementSpots(placed)
      .map((spot, index) => ({ ...spot, index }))
      .filter((spot) => onPad(top, spot))
      .sort((a, b) => a.x - b.x || a.y - b.y);
    const [first, second] = hidden;
    if (!first) return [];
    const whole = second ? boxOf(placed) : { x: first.x, y: first.y, width: 1, height: 1 };
    return [{ tile: placed.tile, indexes: hidden.map(({ index }) => index), ...whole }];
  });
