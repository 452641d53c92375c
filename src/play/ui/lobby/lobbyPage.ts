import { short } from '@machines/core/short.ts';
import type { KeepWords } from '@/i18n/en/keep.ts';
import type { names } from '@/i18n/en/names.ts';
import { count, fill } from '@/i18n/format.ts';
import type { ShelfGame } from '../../keep/shelf.ts';
import { person } from '../../people.ts';

/** What the lobby knows of a game that is played here. */
export interface LobbyGame {
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

/** What every part of the lobby gets. */
export interface LobbyPage {
  words: KeepWords;
  seats: (typeof names)['seats'];
  /** By the name that saves have for them. */
  games: Record<string, LobbyGame>;
  locale: string;
}

/** What a table says of a name that comes from storage: a name it does not have may still be one that all objects have. */
const of = <T>(table: Record<string, T> | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;

/** A game by who sits at it: people by their colour, the others by what they are. */
export const gameName = ({ words, seats: names, games }: LobbyPage, { seats, game }: ShelfGame): string =>
  seats
    .map(({ colour, player }) => {
      const label = of(of(games, game)?.players, player)?.label ?? short(player, 40);
      return player === person ? names[colour] : fill(words.lobby.seat, { seat: names[colour], player: label });
    })
    .join(', ');

export const gameTitle = ({ games }: LobbyPage, { game }: ShelfGame): string => of(games, game)?.title ?? game;

/** Where a kept game opens. */
export const gamePath = ({ games }: LobbyPage, { game }: ShelfGame): string => of(games, game)?.path ?? '';

/** Where a game stands. */
export const stage = ({ words, games }: LobbyPage, { game, round, phase }: ShelfGame): string =>
  phase === 'over'
    ? words.lobby.over
    : fill(of(games, game)?.stage ?? '', { round, phase: of(of(games, game)?.phases, phase) ?? short(phase, 40) });

export const moves = ({ words, locale }: LobbyPage, game: ShelfGame): string =>
  count(locale, words.lobby.moves, game.moves);

export const when = ({ locale }: LobbyPage, { changed }: ShelfGame): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(changed);
