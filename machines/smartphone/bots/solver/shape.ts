import { coveredCells, improvementSpots, onPad } from '../../rules/grid.ts';
import type { PlanMeans } from '../../rules/plan.ts';
import { refusePlan } from '../../rules/plan.ts';
import { lays as laysOf, type Stacking } from '../../rules/planSpace.ts';
import type { SolverRules } from './solverRules.ts';
import { type Mirror, mirrored, type Spot, spotKey, unionOf } from './spots.ts';

/**
 * Two pads as a shape: its cells as bits, and every way to lay an improvement on it. What is printed on the pads does
 * not matter here, and mirror images are the same shape, so that nine shapes serve all 480 stackings.
 */

type Layer = 'under' | 'over';

export interface ShapeLay {
  layer: Layer;
  spots: readonly [Spot, Spot];
  /** The bit of each spot's cell; 0 for a cell that need not be remembered. */
  bits: readonly [number, number];
  /** The remembered cells it covers, and of those the ones that are seen when nothing lies above. */
  cells: number;
  seen: number;
  /** The number of an outer cell that is free whenever something lies beside it, and which of the two spots it is. */
  ownOuter: number;
  outerSpot: 0 | 1;
  /** The bit of an outer cell that several lays can reach. */
  sharedOuter: number;
  /** Set where two can reach the same outer cell after all, one over the upper pad and one under it. */
  edge: number;
  /** S1.7: legal with 4G side A only. */
  out: boolean;
  /** Cells under the upper pad, each with the bit of the cell above it. */
  beneath: readonly { cell: number; above: number }[];
  /** Lays that exclude each other, being the same place, have the same number. */
  place: number;
  /** Set by an improvement over a place that lies beneath the pad too, looked at by the one below. */
  twin: number;
  /** What it sets besides its cells, and what must not be set before it. */
  marks: number;
  blocked: number;
  /** Whether its own outer cell shows a symbol. */
  showsOuter: 0 | 1;
}

export interface Shape {
  /** Seen from above, one bit each, the first ones. */
  cells: readonly Spot[];
  /** S1.2: how many cells of the lower pad the upper one covers, and the bits of those that are remembered. */
  covered: number;
  coveredBits: number;
  bits: number;
  /** Every bit whose cell shows an active symbol when it is covered by an improvement. */
  seenBits: number;
  sharedOuters: number;
  edges: number;
  /** Set once something sticks out, where only one may. */
  outBit: number;
  over: readonly ShapeLay[];
  under: readonly ShapeLay[];
}

interface Pair {
  layer: Layer;
  spots: [Spot, Spot];
}

const pairKey = ({ layer, spots }: Pair): string => `${layer} ${spots.map(spotKey).join()}`;

/** The two spots of each lay, once for each place and layer; which way round it lies does not matter. */
function pairs(means: PlanMeans, stacking: Stacking): Map<string, Pair> {
  const found = new Map<string, Pair>();
  for (const lay of laysOf(means, stacking)) {
    const spots = improvementSpots(lay).toSorted((a, b) => spotKey(a) - spotKey(b)) as [Spot, Spot];
    found.set(pairKey({ layer: lay.layer, spots }), { layer: lay.layer, spots });
  }
  return found;
}

/** Whether the rules refuse one improvement over another in the very same place, with a pad between or not. */
function excludes(means: PlanMeans, stacking: Stacking, [{ x, y }, other]: [Spot, Spot]): boolean {
  const turn = other.x > x ? 0 : 1;
  const improvements = (['under', 'over'] as const).map(
    (layer, tile) => ({ tile: -1 - tile, x, y, turn, layer }) as const,
  );
  return refusePlan({ ...means, improvements: [-1, -2] }, { ...stacking, improvements }) !== null;
}

/** Numbers things from 0 as they come. */
function numberOf<K>(numbers: Map<K, number>, key: K): number {
  const number = numbers.get(key) ?? numbers.size;
  numbers.set(key, number);
  return number;
}

export function shapeOf(means: PlanMeans, rules: SolverRules, stacking: Stacking, mirror: Mirror): Shape {
  const { bottom, top } = stacking;
  const union = unionOf(stacking);
  const cells = union.map((spot) => mirrored(mirror, spot)).toSorted((a, b) => spotKey(a) - spotKey(b));
  const given = new Map<string, number>();
  const bitFor = (kind: 'seen' | 'beneath' | 'outer' | 'edge' | 'twin', at: number): number =>
    1 << numberOf(given, `${kind} ${at}`);
  const shape = { seenBits: 0, coveredBits: 0, sharedOuters: 0, edges: 0 };
  for (const cell of cells) shape.seenBits |= bitFor('seen', spotKey(mirrored(mirror, cell)));
  const found = pairs(means, stacking);
  const inside = means.fourG ? pairs({ ...means, fourG: false }, stacking) : found;
  const twinOf = (pair: Pair) => found.get(pairKey({ ...pair, layer: pair.layer === 'over' ? 'under' : 'over' }));
  const beside = (spot: Spot) => union.filter(({ x, y }) => Math.abs(x - spot.x) + Math.abs(y - spot.y) === 1);
  const places = new Map<string, number>();
  const outers = new Map<number, number>();

  const layOf = (pair: Pair): ShapeLay => {
    const { layer, spots } = pair;
    const twin = twinOf(pair);
    const excluded = twin !== undefined && excludes(means, stacking, spots);
    const placeKey = excluded ? spots.map(spotKey).join() : pairKey(pair);
    const place = numberOf(places, placeKey);
    const lay = { cells: 0, ownOuter: -1, outerSpot: 0 as 0 | 1, sharedOuter: 0, edge: 0 };
    const beneath: { cell: number; above: number }[] = [];
    const bits = spots.map((spot, at) => {
      const key = spotKey(spot);
      const [neighbour, second] = beside(spot);
      if (!onPad(bottom, spot) && !onPad(top, spot)) {
        // Beside a cell where both pads lie, one improvement over them and one between them reach the same outer cell.
        const edge = neighbour !== undefined && onPad(bottom, neighbour) && onPad(top, neighbour);
        const shared = second !== undefined || (edge && rules.hidden);
        if (rules.onlyOneOut || !shared) {
          lay.ownOuter = numberOf(outers, key);
          lay.outerSpot = at as 0 | 1;
          if (edge && layer === 'over' && !excluded && !rules.onlyOneOut && rules.outerActive && rules.outerOverlap)
            lay.edge = bitFor('edge', spotKey(neighbour));
          return 0;
        }
        if (!rules.outerActive && !rules.hidden) return 0;
        lay.sharedOuter = bitFor('outer', key);
        if (rules.outerActive) shape.seenBits |= lay.sharedOuter;
        return lay.sharedOuter;
      }
      if (layer === 'over' || !onPad(top, spot)) return bitFor('seen', key);
      if (!rules.hidden) return 0;
      const cell = bitFor('beneath', key);
      if (onPad(bottom, spot)) shape.coveredBits |= cell;
      beneath.push({ cell, above: bitFor('seen', key) });
      return cell;
    }) as [number, number];
    lay.cells = bits[0] | bits[1];
    shape.sharedOuters |= lay.sharedOuter;
    shape.edges |= lay.edge;
    const [one, two] = spots;
    return {
      ...lay,
      layer,
      spots: [mirrored(mirror, one), mirrored(mirror, two)],
      bits,
      seen: 0,
      out: !inside.has(pairKey(pair)),
      beneath,
      place,
      twin: rules.twins && excluded && spots.some((spot) => onPad(top, spot)) ? bitFor('twin', place) : 0,
      marks: 0,
      blocked: 0,
      showsOuter: lay.ownOuter >= 0 && rules.outerActive ? 1 : 0,
    };
  };
  const laid = [...found.values()].map(layOf);
  const outBit = rules.onlyOneOut ? 1 << given.size : 0;
  const lays = laid.map((lay): ShapeLay => {
    const out = lay.out ? outBit : 0;
    const over = lay.layer === 'over';
    return {
      ...lay,
      seen: lay.cells & shape.seenBits,
      marks: out | (over ? lay.twin : 0) | lay.edge,
      blocked: out | (over ? 0 : lay.twin) | (rules.outerOverlap ? 0 : lay.sharedOuter),
    };
  });
  return {
    ...shape,
    cells,
    covered: coveredCells(bottom, top),
    bits: given.size + (outBit ? 1 : 0),
    outBit,
    over: lays.filter(({ layer }) => layer === 'over'),
    under: lays.filter(({ layer }) => layer === 'under'),
  };
}
