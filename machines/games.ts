import type { GameOf, GameTypes } from './core/game.ts';
import { coverage } from './coverage/index.ts';
import { smartphone } from './smartphone/index.ts';

/** Every game there is, whole. Whoever serves any game looks it up here; the compiler then finds what a third one lacks. */
export const games = { smartphone, coverage };
export type GameId = keyof typeof games;

export const gameIds = Object.keys(games) as GameId[];
export const isGameId = (text: string): text is GameId => Object.hasOwn(games, text);

/** A game by its name, for whoever gives its own values back to it and looks into none. */
export const gameBy = (id: GameId): GameOf<GameTypes> => games[id] as unknown as GameOf<GameTypes>;
