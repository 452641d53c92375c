import type { Colour, SeatSetup } from '@machines/core/seats.ts';
import { people } from '../people.ts';
import { isMoment, isRecord, isSeats, isStandings, type Standing } from './entry.ts';
import { hasGuide } from './guides.ts';
import { type Names, namesIn, openNames } from './settings.ts';
import { listGames, type ShelfGame } from './shelf.ts';
import { browserStore, type KeyStore, readKey, writeKey } from './store.ts';

/** How finished games ended, a few words each: they stay when the games themselves are deleted. */
export interface Result {
  /** Of the game: played to another end, it is counted once. */
  id: string;
  game: string;
  ended: number;
  seats: SeatSetup[];
  /** Best first. */
  result: Standing[];
  /** What the people were called then. */
  names: Names;
}

export interface Results {
  /** Newest first. */
  results: Result[];
  /** Entries that cannot be read. */
  damaged: number;
}

const key = 'rulebench.results';
/** Older ones are forgotten: storage is small. */
const most = 2000;

/** An entry as it should be; null for anything else. */
function readResult(value: unknown): Result | null {
  if (!isRecord(value)) return null;
  const { id, game, ended, seats, result, names } = value;
  if (typeof id !== 'string' || typeof game !== 'string' || !isMoment(ended)) return null;
  if (!isSeats(seats) || !isStandings(result)) return null;
  // Whoever stands in the result sits at the table.
  if (!result.every(({ colour }) => seats.some((seat) => seat.colour === colour))) return null;
  return { id, game, ended, seats, result, names: namesIn(names) };
}

/** What lies in storage; null where nothing was ever counted. */
function readResults(store: KeyStore | null): Results | null {
  const text = readKey(store, key);
  if (text === null) return null;
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return { results: [], damaged: 1 };
  }
  if (!Array.isArray(kept)) return { results: [], damaged: 1 };
  const results = kept.flatMap((value) => readResult(value) ?? []).sort((a, b) => b.ended - a.ended);
  return { results, damaged: kept.length - results.length };
}

const writeResults = (store: KeyStore | null, results: readonly Result[]) =>
  writeKey(store, key, JSON.stringify(results.slice(0, most)));

/** Games that count: someone played, from the beginning to the end, and it is no try from the middle of another game. */
const counts = ({ seats, branchedAt, begun }: Pick<ShelfGame, 'seats' | 'branchedAt' | 'begun'>): boolean =>
  people({ seats }).length > 0 && branchedAt === undefined && !begun;

/** Before anything was counted, the finished games that are kept are what there is. */
const fromShelf = (games: readonly ShelfGame[]): Result[] =>
  games.flatMap((each) => {
    const { id, game, changed, seats, result } = each;
    return result && counts(each) ? [{ id, game, ended: changed, seats, result, names: {} }] : [];
  });

/** What is being written: whoever reads waits for it. */
let writing: Promise<unknown> = Promise.resolve();

async function read(store: KeyStore | null, shelf: typeof listGames): Promise<Results> {
  const known = readResults(store);
  if (known) return known;
  const results = fromShelf((await shelf()).games);
  writeResults(store, results);
  return { results, damaged: 0 };
}

export const openResults = (store = browserStore(), shelf = listGames): Promise<Results> =>
  writing.then(() => read(store, shelf));

/** Counts a game that has just ended. Guided games are lessons. */
export function countResult(
  game: Omit<Result, 'names' | 'ended'> & Pick<ShelfGame, 'branchedAt' | 'begun'>,
  store = browserStore(),
  shelf = listGames,
  now = Date.now(),
): Promise<unknown> {
  const { id, seats, result } = game;
  if (!counts(game) || hasGuide(id, store)) return Promise.resolve();
  const own = openNames(store);
  const names = Object.fromEntries(people({ seats }).flatMap((seat) => (own[seat] ? [[seat, own[seat]]] : [])));
  const entry: Result = { id, game: game.game, ended: now, seats: [...seats], result, names };
  writing = writing
    .then(() => read(store, shelf))
    .then(({ results }) => writeResults(store, [entry, ...results.filter((each) => each.id !== id)]))
    .catch(() => {});
  return writing;
}

/** Forgets every result, the damaged ones too; the games stay. */
export const dropResults = (store = browserStore()): void => {
  writeResults(store, []);
};

/** Results as a file. */
export const resultsFile = (results: readonly Result[], now = new Date()) => ({
  name: `rulebench-results-${now.toISOString().slice(0, 10)}.json`,
  text: `${JSON.stringify({ format: 1, results }, null, 1)}\n`,
});

export const standingOf = ({ result }: Pick<Result, 'result'>, seat: Colour): Standing | undefined =>
  result.find(({ colour }) => colour === seat);
