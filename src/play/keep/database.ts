import { type IDBPDatabase, openDB } from 'idb';
import { isFull } from './store.ts';

/** Where games lie. Texts go in and come out: what is in them is looked at by whoever reads. */
export interface GameStore {
  read: (id: string) => Promise<string | null>;
  all: () => Promise<[id: string, text: string][]>;
  /** In one step that no other tab can come between: writes if that is right for what lies there. */
  write: (
    id: string,
    text: string,
    may: (there: string | null) => boolean,
  ) => Promise<'kept' | 'stale' | 'blocked' | 'full'>;
  remove: (id: string) => Promise<void>;
}

const games = 'games';

/** A database that does not answer is no database: some browsers leave the question open. */
const mostWaiting = 3000;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The database does not answer.')), mostWaiting);
    }),
  ]);

const asText = (value: unknown): string | null =>
  value === undefined ? null : typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/**
 * Games in the browser's database. A write is on the disk before it counts as kept (`strict`): the browser may be killed
 * after it.
 */
export async function openDatabase(): Promise<GameStore> {
  let database: IDBPDatabase | null = null;
  const open = async (): Promise<IDBPDatabase> => {
    database ??= await openDB('rulebench', 1, {
      upgrade: (made) => void made.createObjectStore(games),
      // A newer version of the site wants to change it, or the browser has closed it: it is opened again when needed.
      blocking: (_now, _wanted, event) => {
        (event.target as IDBDatabase).close();
        database = null;
      },
      terminated: () => {
        database = null;
      },
    });
    return database;
  };
  await inTime(open());
  return {
    read: async (id) => asText(await (await open()).get(games, id)),
    all: async () => {
      const reading = (await open()).transaction(games);
      const [ids, texts] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()]);
      return ids.map((id, at) => [String(id), asText(texts[at]) ?? '']);
    },
    write: async (id, text, may) => {
      try {
        const writing = (await open()).transaction(games, 'readwrite', { durability: 'strict' });
        const there = asText(await writing.store.get(id));
        const isRight = may(there);
        if (isRight) void writing.store.put(text, id).catch(() => {});
        writing.commit();
        await writing.done;
        return isRight ? 'kept' : 'stale';
      } catch (error) {
        return isFull(error) ? 'full' : 'blocked';
      }
    },
    remove: async (id) => {
      await (await open()).transaction(games, 'readwrite', { durability: 'strict' }).store.delete(id);
    },
  };
}
