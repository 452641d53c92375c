import type { Colour } from '@machines/core/seats.ts';
import { short } from '@machines/core/short.ts';
import type { KeepWords } from '@/i18n/en/keep.ts';
import type { names } from '@/i18n/en/names.ts';
import { count, fill } from '@/i18n/format.ts';
import { pageLocale } from '@/i18n/page.ts';
import type { Standing } from '../../keep/entry.ts';
import { openNames } from '../../keep/settings.ts';
import type { ShelfGame } from '../../keep/shelf.ts';
import { namesOf } from '../../seatNames.ts';

/** What the lobby knows of a game that is played here. */
export interface LobbyGame {
  title: string;
  /** Where it is played. */
  path: string;
  /** How far a game has come, by its round and phase. */
  stage: string;
  phases: Record<string, string>;
  /** What each kind of player is called. */
  players: Record<string, { label: string }>;
  /** A score with its unit. */
  score: string;
}

/** What every part of the lobby gets. */
export interface LobbyPage {
  words: KeepWords;
  seats: (typeof names)['seats'];
  /** By the name that saves have for them. */
  games: Record<string, LobbyGame>;
}

/** What a table says of a name that comes from storage: a name it does not have may still be one that all objects have. */
const of = <T>(table: Record<string, T> | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;

/** What a kind of player is called. */
export const playerName = ({ games }: Pick<LobbyPage, 'games'>, game: string, player: string): string =>
  of(of(games, game)?.players, player)?.label ?? short(player, 40);

/** What everyone at a game is called. */
export function seatNames(page: LobbyPage, { seats, game }: Pick<ShelfGame, 'seats' | 'game'>): Record<Colour, string> {
  const players = Object.fromEntries(seats.map(({ player }) => [player, playerName(page, game, player)]));
  return namesOf({ seats }, { seats: page.seats, players, you: page.words.lobby.you }, openNames());
}

/** A game by who sits at it. */
export const gameName = (page: LobbyPage, game: ShelfGame): string => {
  const names = seatNames(page, game);
  return game.seats.map(({ colour }) => names[colour]).join(', ');
};

/** Scores are whole, but for a few of Coverage's. */
const rounded = (score: number): number => Math.round(score * 100) / 100;
export const scoreWords = ({ games }: Pick<LobbyPage, 'games'>, game: string, score: number): string =>
  fill(of(games, game)?.score ?? '{n}', { n: rounded(score) });

/** Who won a finished game, and with how much. */
export function outcome(page: LobbyPage, game: ShelfGame & { result: Standing[] }): string {
  const { lobby } = page.words;
  const names = seatNames(page, game);
  const winners = game.result.filter(({ place }) => place === 1);
  return fill(winners.length > 1 ? lobby.shared : lobby.won, {
    names: winners.map(({ colour }) => names[colour]).join(lobby.and),
    score: scoreWords(page, game.game, winners[0]?.total ?? 0),
  });
}

export const gameTitle = ({ games }: LobbyPage, { game }: ShelfGame): string => of(games, game)?.title ?? game;

/** Where a kept game opens. */
export const gamePath = ({ games }: LobbyPage, { game }: ShelfGame): string => of(games, game)?.path ?? '';

export const isOver = (game: ShelfGame): boolean => game.phase === 'over';

/** Where a game stands, or how it ended. */
export function stage(page: LobbyPage, shelved: ShelfGame): string {
  const { words, games } = page;
  const { game, round, phase, result } = shelved;
  if (phase === 'over') return result ? outcome(page, { ...shelved, result }) : words.lobby.over;
  return fill(of(games, game)?.stage ?? '', { round, phase: of(of(games, game)?.phases, phase) ?? short(phase, 40) });
}

export const moves = ({ words }: LobbyPage, game: ShelfGame): string => count(words.lobby.moves, game.moves);

export const when = ({ changed }: ShelfGame): string =>
  new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(changed);
