import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { Colour, Region } from '@machines/smartphone/names.ts';
import type { View } from '@machines/smartphone/view.ts';
import type { Pointing } from '@/games/smartphone/play/boardPlaces.ts';
import type { BoardWords } from '@/i18n/en/board.ts';
import type { Marks } from './marks.ts';

/** What every part of the table is given: what may be seen, what is printed, how to say it and how to point at it. */
export interface BoardPart {
  view: View;
  components: ComponentSet;
  words: BoardWords;
  pointing: Pointing;
  /** What is marked on it besides what lies there. */
  marks?: Marks | undefined;
}

/** The retailer that lies in a region, with the side that is up (S0.5). */
export const retailerIn = ({ view, components }: Pick<BoardPart, 'view' | 'components'>, region: Region) => {
  const placed = view.retailers[region];
  return placed && components.retailers[placed.tile]?.sides[placed.side];
};

/** Who plays a seat, if it is worth saying: Steve, or a computer. */
export const playerIn = ({ view, words }: Pick<BoardPart, 'view' | 'words'>, seat: Colour): string =>
  words.players[view.setup.seats.find(({ colour }) => colour === seat)?.player ?? ''] ?? '';
