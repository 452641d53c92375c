import { type LoggedGame, makeSave, type SaveProblem } from '@machines/core/save.ts';
import type { Notes } from '../log/notes.ts';
import { type GameTypes, type Playable, playableFor } from '../playable.ts';
import { openSession, type SessionOf } from '../session.ts';
import { gameIdPattern } from './address.ts';
import type { GameStore } from './database.ts';
import { type Entry, readEntry } from './entry.ts';
import { browserGames } from './gameStores.ts';
import { seal, unseal } from './seal.ts';
import { tellOthers } from './watch.ts';

/** Games kept in the browser, each by itself, written whole after every move. */

/** Where a game left another one: at which move, and, where that is known, which game. */
export interface Branch {
  at: number;
  from: string | null;
}

export interface KeptGame<T extends GameTypes = GameTypes> extends LoggedGame<T> {
  id: string;
  cursor: number;
  /** As this tab last read or wrote it; null before the first write. */
  revision: string | null;
  branch?: Branch;
  notes?: Notes;
}

export type Kept = { status: 'kept'; revision: string } | { status: 'blocked' | 'full' | 'stale' };

const randomText = (words: number): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(words)), (word) => word.toString(36)).join('');

export const newGameId = (): string => randomText(2);

/** Counts up, with a part that no other tab draws: two tabs that write at the same instant still differ. */
const nextRevision = (last: string | null): string => `${(Number.parseInt(last ?? '0', 10) || 0) + 1}.${randomText(1)}`;

/** A game as it is to be written, and how it will be known. */
export interface Written {
  revision: string;
  text: string;
}

/** The state is the one shown, for the list of games. */
export function writtenGame<T extends GameTypes>(
  { rules, roundOf, resultOf }: Playable<T>,
  game: KeptGame<T>,
  state: T['state'],
  now = Date.now(),
): Written {
  const open = rules.openMoves(game.log, game.end);
  const revision = nextRevision(game.revision);
  const result = resultOf?.(state);
  const entry: Entry = {
    revision,
    changed: now,
    round: roundOf(state),
    phase: state.phase,
    cursor: game.cursor,
    ...(result && { result }),
    ...(game.branch && { branchedAt: game.branch.at, ...(game.branch.from && { branchedFrom: game.branch.from }) }),
    ...(game.notes && { notes: game.notes }),
    save: makeSave(rules, game.setup, game.log.slice(0, open)),
    ...(open < game.log.length && { sealed: seal(game.log.slice(open)) }),
  };
  return { revision, text: JSON.stringify(entry) };
}

/** Whether what lies there is what this tab last saw. A damaged entry is no newer game. */
const isSeen = (there: string | null, revision: string | null): boolean => {
  const read = there === null ? null : readEntry(there);
  return read === null ? revision === null : !read.ok || read.entry.revision === revision;
};

/**
 * Puts a written game in the place of the revision this tab knows. Whatever the answer, the game can go on; `stale`
 * changes nothing: another tab has a newer game, or has removed it.
 */
export async function keepWritten(
  { id, revision: last }: Pick<KeptGame, 'id' | 'revision'>,
  { revision, text }: Written,
  store?: GameStore,
): Promise<Kept> {
  const games = store ?? (await browserGames());
  const status = await games.write(id, text, (there) => isSeen(there, last));
  if (status !== 'kept') return { status };
  tellOthers(id);
  return { status, revision };
}

export const keepGame = <T extends GameTypes>(
  playable: Playable<T>,
  game: KeptGame<T>,
  state: T['state'],
  store?: GameStore,
  now = Date.now(),
): Promise<Kept> => keepWritten(game, writtenGame(playable, game, state, now), store);

/** Whether the game has gone on elsewhere since this revision. */
export async function isBehind({ id, revision }: Pick<KeptGame, 'id' | 'revision'>): Promise<boolean> {
  return !isSeen(await (await browserGames()).read(id), revision);
}

export interface OpenedGame<T extends GameTypes> {
  /** What could be opened, running at its cursor; null when nothing could. */
  game: (KeptGame<T> & { session: SessionOf<T> }) | null;
  problems: SaveProblem[];
}

/** A sealed part that cannot be read counts as one move that is not an action, so that it is reported as such. */
const hiddenMoves = ({ sealed }: Entry): unknown[] => {
  if (sealed === undefined) return [];
  const moves = unseal(sealed);
  return Array.isArray(moves) ? moves : [null];
};

/** A kept game as its text says, through the rules. */
export function readGame<T extends GameTypes>(playable: Playable<T>, id: string, text: string): OpenedGame<T> {
  const read = readEntry(text);
  if (!read.ok) return { game: null, problems: [read.problem] };
  const { entry } = read;
  const save = { ...entry.save, log: [...entry.save.log, ...hiddenMoves(entry)] };
  const opened = openSession(playable, save, entry.notes);
  if (!opened.game) return { game: null, problems: opened.problems };
  const { session } = opened.game;
  session.goTo(entry.cursor);
  const { cursor } = session.get();
  const notes = session.notes();
  const game: OpenedGame<T>['game'] = { ...opened.game, id, cursor, revision: entry.revision };
  if (Object.keys(notes).length > 0) game.notes = notes;
  const from = String(entry.branchedFrom ?? '');
  if (Number.isInteger(entry.branchedAt))
    game.branch = { at: Number(entry.branchedAt), from: gameIdPattern.test(from) ? from : null };
  return { game, problems: opened.problems };
}

/** Opens a kept game; null when there is none by that id. */
export async function openGame<T extends GameTypes>(
  playable: Playable<T>,
  id: string,
  store?: GameStore,
): Promise<OpenedGame<T> | null> {
  const text = await (store ?? (await browserGames())).read(id).catch(() => null);
  if (text === null) return null;
  const read = readEntry(text);
  return readGame(read.ok ? await playableFor(playable, read.entry.save) : playable, id, text);
}
