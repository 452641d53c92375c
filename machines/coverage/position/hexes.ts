import { PositionError } from '../../core/position/error.ts';
import type { Hex } from '../names.ts';
import { type Board, boardOf } from '../rules/board.ts';
import type { Setup } from '../state.ts';
import type { HexNote } from './schema.ts';

const named = ({ names }: Board, note: HexNote): Hex | undefined => {
  for (const [hex, name] of names) if (name === note) return hex;
  return undefined;
};

/** A hex from its name on the map or its coordinates. Coordinates off the map are left for the rules to refuse. */
export function hexOf(setup: Pick<Setup, 'map'>, note: HexNote, place: string): Hex {
  if (note.includes(',')) return note;
  const hex = named(boardOf({ setup }), note);
  if (!hex) throw new PositionError(place, `There is no hex ${note} on this map.`);
  return hex;
}
