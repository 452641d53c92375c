import { padNames } from '../names.ts';
import type { ImprovementPlacement, Plan } from '../plan.ts';
import { improvementSpots, onPad } from '../rules/grid.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import type { Piece, Spot } from './layout.ts';

/** Where on the desk a refused plan breaks the rule: whole pieces, or single cells where it is only those. */
export interface Offence {
  pieces: Piece[];
  spots: Spot[];
}

const tileOf = ({ params }: RefusalOf): number => Number(params.tile);

const spotsOf = (plan: Plan, tile: number, which: (placed: ImprovementPlacement, spot: Spot) => boolean): Spot[] =>
  plan.improvements
    .filter((placed) => placed.tile === tile)
    .flatMap((placed) => improvementSpots(placed).filter((spot) => which(placed, spot)));

export function offenceOf(plan: Plan, refusal: RefusalOf | null): Offence {
  if (!refusal) return { pieces: [], spots: [] };
  const { bottom, top } = plan;
  switch (refusal.reason) {
    // S1.4: only the cell that lies on no pad is wrong.
    case 'improvementSticksOut':
      return {
        pieces: [],
        spots: spotsOf(plan, tileOf(refusal), (_, spot) => !onPad(bottom, spot) && !onPad(top, spot)),
      };
    // S1.7: it is the cell beneath the upper pad that has nothing below it.
    case 'improvementTucked':
      return { pieces: [], spots: spotsOf(plan, tileOf(refusal), (_, spot) => !onPad(bottom, spot)) };
    case 'outerCellsOverlap':
      return { pieces: [], spots: [{ x: Number(refusal.params.x), y: Number(refusal.params.y) }] };
    case 'onlyOneSticksOut':
      return { pieces: [refusal.params.tiles ?? []].flat().map(Number), spots: [] };
    default:
      return { pieces: 'tile' in refusal.params ? [tileOf(refusal)] : [...padNames], spots: [] };
  }
}
