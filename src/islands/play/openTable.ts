import type { Action } from '@machines/smartphone/actions.ts';
import type { Setup } from '@machines/smartphone/state.ts';
import { guidedSetup } from '@/play/guide.ts';
import { readFragment } from '@/play/keep/address.ts';
import { keepGuide } from '@/play/keep/guides.ts';
import { openLink } from '@/play/keep/link.ts';
import type { Problem } from '@/play/keep/problems.ts';
import { newGameId, openGame } from '@/play/keep/storage.ts';
import { createSession, type Session } from '@/play/session.ts';

/** A game that is open on the page. */
export interface OpenTable {
  id: string;
  session: Session;
  /** As it lies in storage; null for a game that is not kept yet. */
  revision: string | null;
  /** The move at which it left another game. */
  branchedAt: number | null;
}

export const newTable = (setup: Setup, log: readonly Action[] = [], branchedAt: number | null = null): OpenTable => ({
  id: newGameId(),
  session: createSession(setup, log),
  revision: null,
  branchedAt,
});

export interface Asked {
  table: OpenTable | null;
  /** What was wrong with what the address asked for. */
  problems: Problem[];
}

/** Opens what the address asks for: a kept game, a shared one, or nothing. */
export async function openAsked(fragment: string): Promise<Asked> {
  const wanted = readFragment(fragment);
  if (wanted.kind === 'new') return { table: null, problems: [] };
  if (wanted.kind === 'guided') {
    const table = newTable(guidedSetup());
    keepGuide(table.id, wanted.guide);
    return { table, problems: [] };
  }
  if (wanted.kind === 'kept') {
    const opened = openGame(wanted.id);
    if (!opened) return { table: null, problems: [{ kind: 'noGame' }] };
    const { game, problems } = opened;
    if (!game) return { table: null, problems };
    const session = createSession(game.setup, game.log);
    session.goTo(game.cursor);
    return {
      table: { id: game.id, session, revision: game.revision, branchedAt: game.branchedAt ?? null },
      problems,
    };
  }
  const { game, at, problems } = await openLink(wanted.fragment);
  if (!game) return { table: null, problems };
  const table = newTable(game.setup, game.log);
  table.session.goTo(at);
  return { table, problems };
}
