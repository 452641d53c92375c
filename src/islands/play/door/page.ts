import type { KeepWords } from '@/i18n/en/keep.ts';
import type { names } from '@/i18n/en/names.ts';
import { count, fill } from '@/i18n/format.ts';
import type { ShelfGame } from '@/play/keep/shelf.ts';

/** As set-ups call a person; play/players.ts has it too, with all the computer players, whom the door does without. */
const person = 'person';

/** What every part of the door gets. */
export interface DoorPage {
  words: KeepWords;
  names: Pick<typeof names, 'seats' | 'phases'>;
  /** What each kind of player is called. */
  players: Record<string, { label: string }>;
  locale: string;
  clauseBase: string;
  /** Where games are played. */
  gamePath: string;
}

/** A game by who sits at it: people by their colour, the others by what they are. */
export const gameName = ({ words, names, players, locale }: DoorPage, { seats }: ShelfGame): string =>
  new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(
    seats.map(({ colour, player }) => {
      const seat = names.seats[colour] ?? colour;
      return player === person ? seat : fill(words.door.seat, { seat, player: players[player]?.label ?? player });
    }),
  );

/** Where a game stands. */
export const stage = ({ words, names }: DoorPage, { round, phase }: ShelfGame): string =>
  phase === 'over' ? words.door.over : fill(words.door.round, { round, phase: names.phases[phase] ?? phase });

export const moves = ({ words, locale }: DoorPage, game: ShelfGame): string =>
  count(locale, words.door.moves, game.moves);

export const when = ({ locale }: DoorPage, { changed }: ShelfGame): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(changed);
