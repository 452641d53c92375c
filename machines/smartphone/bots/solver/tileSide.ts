import type { SymbolPair } from '../../components/types.ts';
import { add, type Weights } from './outcome.ts';
import type { Packing } from './packing.ts';

/** What the improvements give, for each number of them that show both symbols, one, or none; the rest lie face down. */

/** How one improvement is used: both symbols seen, only the first or the second, laid but hidden, or face down. */
export type Use = 'both' | 'first' | 'second' | 'hidden' | 'faceDown';

/** How many show both symbols, one, and none. */
export interface Numbers {
  both: number;
  one: number;
  none: number;
}

export interface TileSum {
  /** Packed, and counted from nothing. */
  sum: number;
  /** The use of the last improvement, and what the ones before it give. */
  use: Use | null;
  before: TileSum | null;
}

export interface TileGroup extends Numbers {
  sums: TileSum[];
}

interface Choice extends Numbers {
  use: Use;
  sum: number;
}

function choicesFor([first, second]: SymbolPair, { onTile, faceDown }: Weights, packing: Packing): Choice[] {
  const packed = (sum: Weights['base']) => packing.pack(sum) - packing.start;
  const nothing = { both: 0, one: 0, none: 0 };
  return [
    { ...nothing, use: 'faceDown', sum: packed(faceDown) },
    { ...nothing, use: 'both', sum: packed(add(onTile[first], onTile[second])), both: 1 },
    { ...nothing, use: 'first', sum: packed(onTile[first]), one: 1 },
    { ...nothing, use: 'second', sum: packed(onTile[second]), one: 1 },
    { ...nothing, use: 'hidden', sum: 0, none: 1 },
  ];
}

export function tileSide(tiles: readonly SymbolPair[], weights: Weights, packing: Packing, most: Numbers): TileGroup[] {
  const width = tiles.length + 1;
  let groups: TileGroup[] = [{ both: 0, one: 0, none: 0, sums: [{ sum: 0, use: null, before: null }] }];
  for (const tile of tiles) {
    const next = new Map<number, TileGroup & { known: Set<number> }>();
    for (const group of groups)
      for (const choice of choicesFor(tile, weights, packing)) {
        const both = group.both + choice.both;
        const one = group.one + choice.one;
        const none = group.none + choice.none;
        if (both > most.both || one > most.one || none > most.none) continue;
        const key = (both * width + one) * width + none;
        const into = next.get(key) ?? { both, one, none, sums: [], known: new Set<number>() };
        next.set(key, into);
        for (const before of group.sums) {
          const sum = before.sum + choice.sum;
          if (into.known.has(sum)) continue;
          into.known.add(sum);
          into.sums.push({ sum, use: choice.use, before });
        }
      }
    groups = [...next.values()];
  }
  return groups;
}

/** The use of each improvement, in their order. */
export function usesOf(last: TileSum): Use[] {
  const uses: Use[] = [];
  for (let at: TileSum | null = last; at?.use; at = at.before) uses.unshift(at.use);
  return uses;
}
