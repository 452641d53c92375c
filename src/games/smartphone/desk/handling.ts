import type { Piece } from '@machines/smartphone/desk.ts';
import type { Desk } from './useDesk.ts';

/** What every piece on the desk is told: the same things as before unless it is another piece's turn to be chosen. */
export const handling = (desk: Desk, piece: Piece) => ({
  piece,
  words: desk.words,
  chosen: desk.chosen === piece,
  components: desk.means.components,
  helpId: desk.id,
  cell: desk.cell,
  hands: desk.hands,
});

/** The pile from below: lower pad, what lies under the upper one, the upper pad, what lies over it. */
export const padLevel = { bottom: 1, top: 40 };
