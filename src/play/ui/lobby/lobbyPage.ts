import { short } from '@machines/core/short.ts';
import type { KeepWords } from '@/i18n/en/keep.ts';
import type { names } from '@/i18n/en/names.ts';
import { count, fill } from '@/i18n/format.ts';
import type { ShelfGame } from '../../keep/shelf.ts';
import { person } from '../../people.ts';

/** What the door knows of a game that is played here. */
export interface DoorGame {
  title: string;
  /** Where it is played. */
  path: string;
  clauseBase: string;
  /** How far a game has come, by its round and phase. */
  stage: string;
  phases: Record<string, string>;
  /** What each kind of player is called. */
  players: Record<string, { label: string }>;
}

/** What every part of the door gets. */
export interface DoorPage {
  words: KeepWords;
  seats: (typeof names)['seats'];
  /** By the name that saves have for them. */
  games: Record<string, DoorGame>;
  locale: string;
}

/** What a table says of a name that comes from storage: a name it does not have may still be one that all objects have. */
const of = <T>(table: Record<string, T> | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;

/** A game by who sits at it: people by their colour, the others by what they are. */
export const gameName = ({ words, seats: names, games }: DoorPage, { seats, game }: ShelfGame): string =>
  seats
    .map(({ colour, player }) => {
      const label = of(of(games, game)?.players, player)?.label ?? short(player, 40);
      return player === person ? names[colour] : fill(words.door.seat, { seat: names[colour], player: label });
    })
    .join(', ');

export const gameTitle = ({ games }: DoorPage, { game }: ShelfGame): string => of(games, game)?.title ?? game;

/** Where a kept game opens. */
export const gamePath = ({ games }: DoorPage, { game }: ShelfGame): string => of(games, game)?.path ?? '';

/** Where a game stands. */
export const stage = ({ words, games }: DoorPage, { game, round, phase }: ShelfGame): string =>
  phase === 'over'
    ? words.door.over
    : fill(of(games, game)?.stage ?? '', { round, phase: of(of(games, game)?.phases, phase) ?? short(phase, 40) });

export const moves = ({ words, locale }: DoorPage, game: ShelfGame): string =>
  count(locale, words.door.moves, game.moves);

export const when = ({ locale }: DoorPage, { changed }: ShelfGame): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(changed);
