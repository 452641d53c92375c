import { useEffect, useRef, useState } from 'react';
import { watchGame } from '@/play/keep/shelf.ts';
import { type Kept, keepGame } from '@/play/keep/storage.ts';
import type { OpenTable } from './openTable.ts';

export type KeepStatus = Kept['status'];

/** Writes every move at once. When another tab has written the game, this one stops writing and says so. */
export function useKeeping({ id, session, revision, branchedAt }: OpenTable): KeepStatus {
  const last = useRef(revision);
  const [status, setStatus] = useState<KeepStatus>('kept');
  useEffect(() => {
    const keep = () => {
      const { log, cursor, state } = session.get();
      const kept = keepGame(
        session.game,
        { id, setup: session.setup, log, cursor, revision: last.current, ...(branchedAt !== null && { branchedAt }) },
        state,
      );
      if (kept.status === 'kept') last.current = kept.revision;
      setStatus(kept.status);
    };
    // A game that was opened from storage lies there already; writing it again would put another tab behind.
    if (last.current === null) keep();
    const stopKeeping = session.subscribe(keep);
    const stopWatching = watchGame(id, () => setStatus('stale'));
    return () => {
      stopKeeping();
      stopWatching();
    };
  }, [id, session, branchedAt]);
  return status;
}
