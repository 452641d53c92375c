import type { ComponentSet } from '../components/types.ts';
import { type GameSymbol, type PadName, type PadSide, symbols } from '../names.ts';
import type { ImprovementPlacement, PadPlacement, Plan, Turn } from '../plan.ts';
import { improvementSpots } from '../rules/grid.ts';
import { allTiles, tileSymbols } from '../rules/tiles.ts';
import type { PairName, PlanSpec } from './schema.ts';

/** Reading and writing the short notation of pieces. */

const symbol = symbols.join('|');
const where = String.raw`(-?\d{1,2}),(-?\d{1,2})(?: r([0-3]))?`;
export const padNote = new RegExp(`^([AB])([12]) ${where}$`);
export const pairName = new RegExp(`^(${symbol})\\+(${symbol})$`);
export const improvementNote = new RegExp(`^((?:${symbol})\\+(?:${symbol})) ${where}(?: (under|over))?$`);

/** A note or a name that says nothing, with the words it was written in. */
export class NoteError extends Error {}

function readPad(note: string): PadPlacement {
  const [, pad, side, x, y, turn] = padNote.exec(note) ?? [];
  if (!pad) throw new NoteError(`“${note}” is not a pad; write for instance “A2 2,1 r1”.`);
  return {
    pad: pad as PadName,
    side: Number(side) as PadSide,
    turn: Number(turn ?? 0) as Turn,
    x: Number(x),
    y: Number(y),
  };
}

const sameSymbols = (pair: readonly GameSymbol[], name: string): boolean =>
  pair.join('+') === name || pair.toReversed().join('+') === name;

/** Takes an improvement of these symbols out of a list of tiles. */
export function takePair(components: ComponentSet, from: number[], name: string): number {
  const at = from.findIndex((tile) => sameSymbols(tileSymbols(components, tile), name));
  if (at < 0) throw new NoteError(`There is no ${name} improvement left to use here.`);
  return from.splice(at, 1)[0] as number;
}

function readImprovement(components: ComponentSet, owned: number[], note: string): ImprovementPlacement {
  const [, name, x, y, turn, layer] = improvementNote.exec(note) ?? [];
  if (!name) throw new NoteError(`“${note}” is not an improvement on a desk; write “research+priceUp 2,1 r1 under”.`);
  const tile = takePair(components, owned, name);
  const turns = Number(turn ?? 0);
  const placed: ImprovementPlacement = {
    tile,
    x: Number(x),
    y: Number(y),
    turn: turns as Turn,
    layer: layer === 'under' ? 'under' : 'over',
  };
  if (pairOf(components, tile) === name) return placed;
  // Printed the other way round: the same two cells, laid from the other end.
  return { ...placed, ...improvementSpots(placed)[1], turn: ((turns + 2) % 4) as Turn };
}

/** A plan from its notes. `owned` are the improvements its player has; a piece that is not theirs is no note. */
export function readPlanNotes(components: ComponentSet, owned: readonly number[], spec: PlanSpec): Plan {
  const left = [...owned];
  return {
    bottom: readPad(spec.below),
    top: readPad(spec.above),
    improvements: (spec.improvements ?? []).map((note) => readImprovement(components, left, note)),
  };
}

const writePad = ({ pad, side, x, y, turn }: PadPlacement): string =>
  `${pad}${side} ${x},${y}${turn ? ` r${turn}` : ''}`;

export const pairOf = (components: ComponentSet, tile: number): PairName =>
  tileSymbols(components, tile).join('+') as PairName;

/** The notes of a plan. */
export const writePlanNotes = (components: ComponentSet, plan: Plan): PlanSpec => ({
  below: writePad(plan.bottom),
  above: writePad(plan.top),
  ...(plan.improvements.length > 0 && {
    improvements: plan.improvements.map(
      ({ tile, x, y, turn, layer }) =>
        `${pairOf(components, tile)} ${x},${y}${turn ? ` r${turn}` : ''}${layer === 'under' ? ' under' : ''}`,
    ),
  }),
});

/** Every improvement of a component set that is not yet given away. */
export const unused = (components: ComponentSet, used: ReadonlySet<number>): number[] =>
  allTiles(components).flatMap((_, tile) => (used.has(tile) ? [] : [tile]));
