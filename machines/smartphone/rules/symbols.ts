import type { Rules } from '../choices.ts';
import type { ComponentSet, SymbolPair } from '../components/types.ts';
import type { GameSymbol, PadName } from '../names.ts';
import type { PadPlacement, Plan } from '../plan.ts';
import { coveredCells, improvementSpots, onPad, padLayout } from './grid.ts';
import { tileSymbols } from './tiles.ts';

/** What the later phases need to know of a plan: how many of each symbol are active, and what covers what. */
export interface Tally {
  goods: number;
  goodsPriceDown: number;
  /** Of those, how many lie on pads rather than improvements (S3.3's narrower reading). */
  goodsPriceDownOnPads: number;
  priceUp: number;
  research: number;
  logistics: number;
  improve: number;
  /** Cells of a pad covered by the other pad that make a good (S3.1, S3.2). */
  covered: number;
  /** Improvements not placed: face down in front of their owner (S1.9). */
  faceDown: number;
}

export const emptyTally = (): Tally => ({
  goods: 0,
  goodsPriceDown: 0,
  goodsPriceDownOnPads: 0,
  priceUp: 0,
  research: 0,
  logistics: 0,
  improve: 0,
  covered: 0,
  faceDown: 0,
});

export interface VisibleCell {
  x: number;
  y: number;
  symbol: GameSymbol | null;
  /** The pad or the improvement tile it is printed on. */
  piece: PadName | number;
  /** S1.3: visible symbols are active; an outer cell only as `overhangActive` says. */
  active: boolean;
}

const spotKey = (x: number, y: number) => x * 1000 + y;

type Look = (x: number, y: number, symbol: GameSymbol | null, piece: PadName | number, active: boolean) => void;

/** S1.3: shows `look` every spot as it is seen from above, once, the uppermost pieces first. */
function lookFromAbove(components: ComponentSet, rules: Rules, plan: Plan, look: Look): void {
  const seen: number[] = []; // at most 15 spots: looking through a short list beats a Set
  const lookOnce: Look = (x, y, symbol, piece, active) => {
    const key = spotKey(x, y);
    if (seen.includes(key)) return;
    seen.push(key);
    look(x, y, symbol, piece, active);
  };
  const lookAtImprovements = (layer: 'under' | 'over') => {
    for (let at = plan.improvements.length - 1; at >= 0; at--) {
      const placed = plan.improvements[at];
      if (placed?.layer !== layer) continue;
      const pair: SymbolPair = tileSymbols(components, placed.tile);
      improvementSpots(placed).forEach((spot, index) => {
        const active = rules.overhangActive === 'active' || onPad(plan.top, spot) || onPad(plan.bottom, spot);
        lookOnce(spot.x, spot.y, pair[index] ?? null, placed.tile, active);
      });
    }
  };
  const lookAtPad = (pad: PadPlacement) => {
    for (const { x, y, symbol } of padLayout(components, pad)) lookOnce(pad.x + x, pad.y + y, symbol, pad.pad, true);
  };
  lookAtImprovements('over');
  lookAtPad(plan.top);
  lookAtImprovements('under');
  lookAtPad(plan.bottom);
}

/** What can be seen from above. */
export function visibleCells(components: ComponentSet, rules: Rules, plan: Plan): VisibleCell[] {
  const cells: VisibleCell[] = [];
  lookFromAbove(components, rules, plan, (x, y, symbol, piece, active) => cells.push({ x, y, symbol, piece, active }));
  return cells;
}

/** S3.1, S3.2: cells of the lower pad under the upper one; one with an improvement between counts as the ruling says. */
function coveredGoods(rules: Rules, { bottom, top, improvements }: Plan): number {
  const all = coveredCells(bottom, top);
  if (rules.padOverImprovement === 'counts') return all;
  const between = new Set<number>();
  for (const placed of improvements)
    if (placed.layer === 'under')
      for (const spot of improvementSpots(placed))
        if (onPad(bottom, spot) && onPad(top, spot)) between.add(spotKey(spot.x, spot.y));
  return all - between.size;
}

/** Counts a plan's active symbols. `owned` is how many improvements its player has in all. */
export function tallyPlan(components: ComponentSet, rules: Rules, plan: Plan, owned: number): Tally {
  const tally = emptyTally();
  lookFromAbove(components, rules, plan, (_x, _y, symbol, piece, active) => {
    if (!symbol || !active) return;
    tally[symbol]++;
    if (symbol === 'goodsPriceDown' && typeof piece === 'string') tally.goodsPriceDownOnPads++;
  });
  tally.covered = coveredGoods(rules, plan);
  tally.faceDown = owned - plan.improvements.length;
  return tally;
}

/** SV.2, SV.3: everything on Steve's pad and on the improvements placed there is active, and nothing is covered. */
export function tallySteve(components: ComponentSet, placed: readonly number[]): Tally {
  const tally = emptyTally();
  for (const symbol of components.steve.fixed) {
    tally[symbol]++;
    if (symbol === 'goodsPriceDown') tally.goodsPriceDownOnPads++;
  }
  for (const tile of placed) for (const symbol of tileSymbols(components, tile)) tally[symbol]++;
  return tally;
}
