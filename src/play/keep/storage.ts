import { makeSave, openSave, type SaveProblem } from '@machines/core/save.ts';
import type { GameTypes, Playable } from '../playable.ts';
import { gameIdPattern } from './address.ts';
import { type Entry, gameKey, readEntry } from './entry.ts';
import { seal, unseal } from './seal.ts';
import { browserStore, type KeyStore, readKey, writeKey } from './store.ts';

/** Games kept in the browser, one key each, written whole after every move. */

/** Where a game left another one: at which move, and, where that is known, which game. */
export interface Branch {
  at: number;
  from: string | null;
}

export interface KeptGame<T extends GameTypes = GameTypes> {
  id: string;
  setup: T['setup'];
  log: readonly T['action'][];
  cursor: number;
  /** As this tab last read or wrote it; null before the first write. */
  revision: string | null;
  branch?: Branch;
}

export type Kept = { status: 'kept'; revision: string } | { status: 'blocked' | 'full' | 'stale' };

const randomText = (words: number): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(words)), (word) => word.toString(36)).join('');

export const newGameId = (): string => randomText(2);

/** Counts up, with a part that no other tab draws: two tabs that write at the same instant still differ. */
const nextRevision = (last: string | null): string => `${(Number.parseInt(last ?? '0', 10) || 0) + 1}.${randomText(1)}`;

/** Whether another tab has written or removed the game since. A damaged entry is no newer game. */
function hindrance(store: KeyStore, { id, revision }: KeptGame): 'blocked' | 'stale' | null {
  try {
    const text = store.getItem(gameKey(id));
    const read = text === null ? null : readEntry(text);
    const known = read === null ? revision === null : !read.ok || read.entry.revision === revision;
    return known ? null : 'stale';
  } catch {
    return 'blocked';
  }
}

/**
 * Writes a game at once. The state is the one shown, for the list of games. Whatever the answer, the game can go on;
 * `stale` changes nothing: another tab has a newer game, or has removed it.
 */
export function keepGame<T extends GameTypes>(
  { rules, openMoves, roundOf }: Playable<T>,
  game: KeptGame<T>,
  state: T['state'],
  store = browserStore(),
  now = Date.now(),
): Kept {
  if (!store) return { status: 'blocked' };
  const hindered = hindrance(store, game);
  if (hindered) return { status: hindered };
  const open = openMoves(game.setup, game.log);
  const revision = nextRevision(game.revision);
  const entry: Entry = {
    revision,
    changed: now,
    round: roundOf(state),
    phase: state.phase,
    cursor: game.cursor,
    ...(game.branch && { branchedAt: game.branch.at, ...(game.branch.from && { branchedFrom: game.branch.from }) }),
    save: makeSave(rules, game.setup, game.log.slice(0, open)),
    ...(open < game.log.length && { sealed: seal(game.log.slice(open)) }),
  };
  const status = writeKey(store, gameKey(game.id), JSON.stringify(entry));
  return status === 'kept' ? { status, revision } : { status };
}

export interface OpenedGame<T extends GameTypes> {
  /** What could be opened; null when nothing could. */
  game: KeptGame<T> | null;
  problems: SaveProblem[];
}

/** A sealed part that cannot be read counts as one move that is not an action, so that it is reported as such. */
const hiddenMoves = ({ sealed }: Entry): unknown[] => {
  if (sealed === undefined) return [];
  const moves = unseal(sealed);
  return Array.isArray(moves) ? moves : [null];
};

/** Opens a kept game through the rules; null when there is none by that id. */
export function openGame<T extends GameTypes>(
  { rules }: Playable<T>,
  id: string,
  store = browserStore(),
): OpenedGame<T> | null {
  const text = readKey(store, gameKey(id));
  if (text === null) return null;
  const read = readEntry(text);
  if (!read.ok) return { game: null, problems: [read.problem] };
  const { entry } = read;
  const opened = openSave(rules, { ...entry.save, log: [...entry.save.log, ...hiddenMoves(entry)] });
  if (!opened.game) return { game: null, problems: opened.problems };
  const { setup, log } = opened.game;
  const cursor = Number.isInteger(entry.cursor) ? Math.min(Math.max(entry.cursor, 0), log.length) : log.length;
  const game: KeptGame<T> = { id, setup, log, cursor, revision: entry.revision };
  const from = String(entry.branchedFrom ?? '');
  if (Number.isInteger(entry.branchedAt))
    game.branch = { at: Number(entry.branchedAt), from: gameIdPattern.test(from) ? from : null };
  return { game, problems: opened.problems };
}
