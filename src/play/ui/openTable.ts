import type { Colour } from '@machines/core/seats.ts';
import type { Guide } from '../guide/guideNames.ts';
import { readFragment } from '../keep/address.ts';
import type { Problem } from '../keep/problems.ts';
import { type Branch, newGameId, openGame } from '../keep/storage.ts';
import type { Notes } from '../log/notes.ts';
import type { GameTypes, Playable } from '../playable.ts';
import { createSession, type SessionOf } from '../session.ts';

/** A game that is open on the page. */
export interface OpenTable<T extends GameTypes = GameTypes> {
  id: string;
  session: SessionOf<T>;
  /** As it lies in storage; null for a game that is not kept yet. */
  revision: string | null;
  /** Where it left another game; null for a game of its own. */
  branch: Branch | null;
}

/** A game that has no table yet, on one of its own. */
const tableOf = <T extends GameTypes>(session: SessionOf<T>, branch: Branch | null = null): OpenTable<T> => ({
  id: newGameId(),
  session,
  revision: null,
  branch,
});

export const newTable = <T extends GameTypes>(
  game: Playable<T>,
  setup: T['setup'],
  log: readonly T['action'][] = [],
  branch: Branch | null = null,
  notes: Notes = {},
): OpenTable<T> => tableOf(createSession(game, setup, log, notes), branch);

/** A position to sit down at. */
export interface Beginning<T extends GameTypes> {
  game: Playable<T>;
  setup: T['setup'];
  log: readonly T['action'][];
  /** Who has to act first. */
  first: Colour;
}

export interface Asked<T extends GameTypes> {
  table: OpenTable<T> | null;
  /** The position that the address asks to begin a game at. */
  beginning?: Beginning<T>;
  /** What was wrong with what the address asked for. */
  problems: Problem[];
}

/** Games that an address can begin. */
export interface Beginnings<T extends GameTypes> {
  /** The set-up of one press. */
  quick: () => T['setup'];
  /** Null for a guide of another game. */
  guided?: (guide: Guide) => OpenTable<T> | null;
}

/** What reads links: most tables are opened without one. */
const shared = () => import('./openShared.ts');

/** Opens what the address asks for: a kept game, a shared one, a new one, or nothing. What has to be fetched for it may not come. */
export const openAsked = <T extends GameTypes>(...asked: Parameters<typeof open<T>>): Promise<Asked<T>> =>
  open(...asked).catch(() => ({ table: null, problems: [{ kind: 'unfetched' }] }));

async function open<T extends GameTypes>(
  playable: Playable<T>,
  fragment: string,
  { quick, guided }: Beginnings<T>,
): Promise<Asked<T>> {
  const wanted = readFragment(fragment);
  if (wanted.kind === 'new') return { table: null, problems: [] };
  if (wanted.kind === 'quick') return { table: newTable(playable, quick()), problems: [] };
  if (wanted.kind === 'guided') return { table: guided?.(wanted.guide) ?? null, problems: [] };
  if (wanted.kind === 'position') return (await shared()).openPosition(playable, wanted.code);
  if (wanted.kind === 'kept') {
    const opened = await openGame(playable, wanted.id);
    if (!opened) return { table: null, problems: [{ kind: 'noGame' }] };
    const { game, problems } = opened;
    if (!game) return { table: null, problems };
    const { id, session, revision, branch = null } = game;
    return { table: { id, session, revision, branch }, problems };
  }
  const { game, at, problems } = await (await shared()).openLink(playable, wanted.fragment);
  if (!game) return { table: null, problems };
  game.session.goTo(at);
  return { table: tableOf(game.session), problems };
}
