import type { SaveProblem } from '@machines/core/save.ts';
import type { SeatSetup } from '@machines/core/seats.ts';
import { draftKeys } from './draftKeys.ts';
import { type Entry, gameKey, gameKeys, idOfKey, readEntry } from './entry.ts';
import { dropGuide } from './guides.ts';
import { browserStore, dropKey, keysUnder, readKey } from './store.ts';

/**
 * The games kept in this browser. Every entry describes itself, so there is no list beside them that two tabs could
 * tear apart: the list is what lies there. Nothing here needs the rules, so a page can list games without them.
 */

export interface ShelfGame {
  id: string;
  game: string;
  changed: number;
  round: number;
  phase: string;
  seats: SeatSetup[];
  moves: number;
  /** The move at which it left another game, for a branch. */
  branchedAt?: number;
}

/** An entry that cannot be read: it stays where it is, and the others are not touched. */
export interface DamagedGame {
  id: string;
  problem: SaveProblem;
}

export interface Shelf {
  /** Newest first. */
  games: ShelfGame[];
  damaged: DamagedGame[];
}

const summary = (id: string, { changed, round, phase, cursor, save, branchedAt }: Entry): ShelfGame => ({
  id,
  game: save.game,
  changed,
  round,
  phase,
  seats: save.setup.seats,
  moves: cursor,
  ...(Number.isInteger(branchedAt) && { branchedAt: Number(branchedAt) }),
});

export function listGames(store = browserStore()): Shelf {
  const games: ShelfGame[] = [];
  const damaged: DamagedGame[] = [];
  for (const key of keysUnder(store, gameKeys)) {
    const text = readKey(store, key);
    if (text === null) continue;
    const id = idOfKey(key);
    const read = readEntry(text);
    if (read.ok) games.push(summary(id, read.entry));
    else damaged.push({ id, problem: read.problem });
  }
  return { games: games.sort((one, other) => other.changed - one.changed), damaged };
}

export function removeGame(id: string, store = browserStore()): void {
  dropKey(store, gameKey(id));
  dropGuide(id, store);
  for (const key of keysUnder(store, draftKeys(id))) dropKey(store, key);
}

type EventSource = Pick<Window, 'addEventListener' | 'removeEventListener'>;

const watch = (concerns: (key: string) => boolean, onChange: () => void, source: EventSource): (() => void) => {
  // A storage event comes only from other tabs; without a key, everything was cleared.
  const heard = ({ key }: StorageEvent) => {
    if (key === null || concerns(key)) onChange();
  };
  source.addEventListener('storage', heard);
  return () => source.removeEventListener('storage', heard);
};

/** Tells when another tab has written or removed a game; `openGame` then has the newer one. */
export const watchGame = (id: string, onChange: () => void, source: EventSource = window): (() => void) =>
  watch((key) => key === gameKey(id), onChange, source);

export const watchShelf = (onChange: () => void, source: EventSource = window): (() => void) =>
  watch((key) => key.startsWith(gameKeys), onChange, source);
