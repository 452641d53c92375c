import type { SaveProblem } from '@machines/core/save.ts';
import { playerNow, type SeatSetup } from '@machines/core/seats.ts';
import type { GameStore } from './database.ts';
import { draftKeys } from './draftKeys.ts';
import { type Entry, readEntry, resultOf, type Standing } from './entry.ts';
import { browserGames } from './gameStores.ts';
import { dropGuide } from './guides.ts';
import { browserStore, dropKey, keysUnder } from './store.ts';
import { tellOthers } from './watch.ts';

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
  /** Whether it began at a position. */
  begun?: true;
  /** How it ended, best first. */
  result?: Standing[];
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

const summary = (id: string, entry: Entry): ShelfGame => {
  const { changed, round, phase, cursor, save, branchedAt } = entry;
  const result = resultOf(entry);
  return {
    id,
    game: save.game,
    changed,
    round,
    phase,
    seats: save.setup.seats.map(({ colour, player }) => ({ colour, player: playerNow(player) })),
    moves: cursor,
    ...(Number.isInteger(branchedAt) && { branchedAt: Number(branchedAt) }),
    ...(save.setup.from && { begun: true as const }),
    ...(result && { result }),
  };
};

export async function listGames(store?: GameStore): Promise<Shelf> {
  const games: ShelfGame[] = [];
  const damaged: DamagedGame[] = [];
  const kept = await (store ?? (await browserGames())).all().catch(() => []);
  for (const [id, text] of kept) {
    const read = readEntry(text);
    if (read.ok) games.push(summary(id, read.entry));
    else damaged.push({ id, problem: read.problem });
  }
  return { games: games.sort((one, other) => other.changed - one.changed), damaged };
}

export async function removeGame(id: string, store?: GameStore, keys = browserStore()): Promise<void> {
  await (store ?? (await browserGames())).remove(id).catch(() => {});
  dropGuide(id, keys);
  for (const key of keysUnder(keys, draftKeys(id))) dropKey(keys, key);
  tellOthers(id);
}
