import type { ComponentSet, SymbolPair } from '../components/types.ts';
import { type Colour, colours } from '../names.ts';

const expanded = new WeakMap<ComponentSet, SymbolPair[]>();

/**
 * Improvements are numbered: first those of the pile, kind by kind as the component set lists them,
 * then the starting improvements in scoreboard order (S0.2, S0.4).
 */
export function allTiles(components: ComponentSet): SymbolPair[] {
  let tiles = expanded.get(components);
  if (!tiles) {
    tiles = [
      ...components.improvements.flatMap(({ symbols, count }) => Array.from({ length: count }, () => symbols)),
      ...colours.map((colour) => components.seats[colour].improvement),
    ];
    expanded.set(components, tiles);
  }
  return tiles;
}

export function tileSymbols(components: ComponentSet, tile: number): SymbolPair {
  const symbols = allTiles(components)[tile];
  if (!symbols) throw new RangeError(`There is no improvement ${tile}.`);
  return symbols;
}

export const pileSize = (components: ComponentSet): number => allTiles(components).length - colours.length;

export const startingTile = (components: ComponentSet, colour: Colour): number =>
  pileSize(components) + colours.indexOf(colour);
