import { groupBy } from '../../core/group.ts';
import { rulesOf } from '../choices.ts';
import { maps } from '../components/maps.ts';
import type { MapFile } from '../components/types.ts';
import type { Hex, HexKind } from '../names.ts';
import type { GameState, Setup } from '../state.ts';
import { hexAt, neighbours, spotOf } from './hexes.ts';

/** A map made ready to be asked. */
export interface Board {
  start: Hex;
  kinds: ReadonlyMap<Hex, HexKind>;
  /** Neighbours that lie on the map. */
  around: ReadonlyMap<Hex, readonly Hex[]>;
  /** A short name for each hex: rows by letter from the top, then numbered from the left. */
  names: ReadonlyMap<Hex, string>;
}

export const mapOf = ({ map }: Pick<Setup, 'map'>): MapFile => (typeof map === 'string' ? maps[map] : map);

function nameHexes(hexes: readonly Hex[]): Map<Hex, string> {
  const rows = groupBy(hexes.map(spotOf), ([, r]) => r);
  const named = [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .flatMap(([, spots], row) =>
      spots
        .sort(([a], [b]) => a - b)
        .map((spot, at): [Hex, string] => [hexAt(spot), `${String.fromCharCode(65 + (row % 26))}${at + 1}`]),
    );
  return new Map(named);
}

function build(map: MapFile): Board {
  const kinds = new Map<Hex, HexKind>([[hexAt(map.start), 'start']]);
  for (const spot of map.mountains) kinds.set(hexAt(spot), 'mountain');
  for (const spot of map.standard) kinds.set(hexAt(spot), 'standard');
  for (const spot of map.cities) kinds.set(hexAt(spot), 'city');
  const hexes = [...kinds.keys()];
  return {
    start: hexAt(map.start),
    kinds,
    around: new Map(hexes.map((hex) => [hex, neighbours(hex).filter((next) => kinds.has(next))])),
    names: nameHexes(hexes),
  };
}

const boards = new WeakMap<MapFile, Board>();

export function boardOf({ setup }: { setup: Pick<Setup, 'map'> }): Board {
  const map = mapOf(setup);
  let board = boards.get(map);
  if (!board) {
    board = build(map);
    boards.set(map, board);
  }
  return board;
}

export const hexesAround = (state: GameState, hex: Hex): readonly Hex[] => boardOf(state).around.get(hex) ?? [];

/** C1.1, C1.7: hexes a company may take; mountains only under that ruling. */
export const openHexes = (state: GameState): Hex[] => {
  const mountains = rulesOf(state).mountains === 'open';
  return [...boardOf(state).kinds]
    .filter(([, kind]) => kind === 'standard' || kind === 'city' || (kind === 'mountain' && mountains))
    .map(([hex]) => hex);
};
