import type { Piece, Spot } from '@machines/smartphone/desk.ts';
import type { DeskWords } from '@/i18n/en/desk.ts';
import type { Desk } from './useDesk.ts';

/** What every piece on the desk is told, and whom it tells. */
export const handling = (desk: Desk, words: DeskWords, piece: Piece) => ({
  piece,
  words,
  chosen: desk.chosen === piece,
  components: desk.means.components,
  helpId: desk.id,
  cell: desk.cell,
  onChoose: () => desk.choose(piece),
  onPlace: ({ x, y }: Spot) => desk.place(piece, x, y),
  onStep: (dx: number, dy: number) => desk.step(piece, dx, dy),
  onHold: desk.hold,
  onDrop: () => desk.say('placed', piece),
});

/** The pile from below: lower pad, what lies under the upper one, the upper pad, what lies over it. */
export const padLevel = { bottom: 1, top: 40 };
