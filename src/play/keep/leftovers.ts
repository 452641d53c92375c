import type { GameStore } from './database.ts';
import { gameKeys, idOfKey, readEntry } from './entry.ts';
import { dropKey, type KeyStore, keysUnder, readKey, writeKey } from './store.ts';

/**
 * What lies in localStorage and belongs into the database: games from before there was one, and moves that were still
 * on their way when their page was left.
 */

const leftKeys = 'rulebench.left.';

interface Left {
  /** What may lie in the database for it to be the next. */
  after: (string | null)[];
  text: string;
}

/** At once, because the page goes: nothing that takes time would come to its end. */
export const leave = (id: string, left: Left, store: KeyStore | null): void => {
  writeKey(store, leftKeys + id, JSON.stringify(left));
};

const revisionIn = (text: string | null): string | null => {
  const read = text === null ? null : readEntry(text);
  return read?.ok ? read.entry.revision : null;
};
const countIn = (text: string | null): number => Number.parseInt(revisionIn(text) ?? '0', 10) || 0;

const readLeft = (text: string): Left | null => {
  try {
    const { after, text: entry } = JSON.parse(text);
    return Array.isArray(after) && typeof entry === 'string' ? { after, text: entry } : null;
  } catch {
    return null;
  }
};

/** Nothing is taken away before it is safe where it goes. */
export async function takeOver(games: GameStore, store: KeyStore | null): Promise<void> {
  for (const key of keysUnder(store, gameKeys)) {
    const text = readKey(store, key) ?? '';
    // The newer of two: it may have gone on here while the database could not be used.
    const status = await games.write(
      idOfKey(key),
      text,
      (there) => there === null || (readEntry(text).ok && countIn(text) > countIn(there)),
    );
    if (status === 'kept' || status === 'stale') dropKey(store, key);
  }
  for (const key of keysUnder(store, leftKeys)) {
    const left = readLeft(readKey(store, key) ?? '');
    const id = key.slice(leftKeys.length);
    const status = left && (await games.write(id, left.text, (there) => left.after.includes(revisionIn(there))));
    if (status !== 'full' && status !== 'blocked') dropKey(store, key);
  }
}
