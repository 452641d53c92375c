import { type GameStore, openDatabase } from './database.ts';
import { gameKey, gameKeys, idOfKey } from './entry.ts';
import { takeOver } from './leftovers.ts';
import { browserStore, dropKey, isFull, type KeyStore, keysUnder, readKey } from './store.ts';

/** Games in localStorage: as they lay before there was a database, and where none may be used. */
export const keyGames = (store: KeyStore | null): GameStore => ({
  read: async (id) => readKey(store, gameKey(id)),
  all: async () =>
    keysUnder(store, gameKeys).flatMap((key): [string, string][] => {
      const text = readKey(store, key);
      return text === null ? [] : [[idOfKey(key), text]];
    }),
  write: async (id, text, may) => {
    if (!store) return 'blocked';
    try {
      if (!may(store.getItem(gameKey(id)))) return 'stale';
      store.setItem(gameKey(id), text);
      return 'kept';
    } catch (error) {
      return isFull(error) ? 'full' : 'blocked';
    }
  },
  remove: async (id) => dropKey(store, gameKey(id)),
});

let games: Promise<GameStore> | undefined;

/** Where this browser keeps games: in its database, or where there is none in localStorage. */
export const browserGames = (): Promise<GameStore> => {
  games ??= openDatabase().then(
    async (database) => {
      await takeOver(database, browserStore());
      return database;
    },
    () => keyGames(browserStore()),
  );
  return games;
};
