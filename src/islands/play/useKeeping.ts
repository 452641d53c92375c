import { useEffect, useRef, useState } from 'react';
import { watchGame } from '@/play/keep/shelf.ts';
import { type Kept, keepGame } from '@/play/keep/storage.ts';
import type { GameTypes } from '@/play/playable.ts';
import type { OpenTable } from './openTable.ts';

export type KeepStatus = Kept['status'];

/** Writes a game as it stands. */
function keepTable({ id, session, revision, branch }: OpenTable): Kept {
  const { log, cursor, state } = session.get();
  const game = { id, setup: session.setup, log, cursor, revision, ...(branch && { branch }) };
  return keepGame(session.game, game, state);
}

/** A new game lies in storage before the page is changed: whatever happens while its table is fetched, it is there. */
export function keepNew<T extends GameTypes>(table: OpenTable<T>): OpenTable<T> {
  if (table.revision !== null) return table;
  const kept = keepTable(table);
  return kept.status === 'kept' ? { ...table, revision: kept.revision } : table;
}

/** Writes every move at once. When another tab has written the game, this one stops writing and says so. */
export function useKeeping({ id, session, revision, branch }: OpenTable): KeepStatus {
  const last = useRef(revision);
  const [status, setStatus] = useState<KeepStatus>('kept');
  useEffect(() => {
    const keep = () => {
      const kept = keepTable({ id, session, revision: last.current, branch });
      if (kept.status === 'kept') last.current = kept.revision;
      setStatus(kept.status);
    };
    // A game that lies in storage is not written again: that would put another tab behind. One that could not be kept is tried once more, and it is said why.
    if (last.current === null) keep();
    const stopKeeping = session.subscribe(keep);
    const stopWatching = watchGame(id, () => setStatus('stale'));
    return () => {
      stopKeeping();
      stopWatching();
    };
  }, [id, session, branch]);
  return status;
}
