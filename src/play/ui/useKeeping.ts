import { useLayoutEffect, useState } from 'react';
import { type Keeping, keepOpen } from '../keep/keeper.ts';
import { countResult } from '../keep/results.ts';
import { type Kept, keepGame } from '../keep/storage.ts';
import type { GameTypes } from '../playable.ts';
import { loggedGame } from '../session.ts';
import type { OpenTable } from './openTable.ts';

export type KeepStatus = Kept['status'];

/** A game as it stands now. */
const standing = ({ id, session, revision, branch }: OpenTable): Keeping => {
  const { cursor, state } = session.get();
  const game = { ...loggedGame(session), id, cursor, revision, notes: session.notes(), ...(branch && { branch }) };
  return { playable: session.game, game, state };
};

/** A new game lies in storage before the page is changed: whatever happens while its table is fetched, it is there. */
export async function keepNew<T extends GameTypes>(table: OpenTable<T>): Promise<OpenTable<T>> {
  if (table.revision !== null) return table;
  const { playable, game, state } = standing(table);
  const kept = await keepGame(playable, game, state);
  return kept.status === 'kept' ? { ...table, revision: kept.revision } : table;
}

/** Counts a game whose last move has just been made; one that is opened at its end was counted where it was played. */
function countEnd({ id, session, branch }: OpenTable): () => void {
  let { log } = session.get();
  return () => {
    const now = session.get();
    if (now.log === log) return;
    log = now.log;
    const result = now.state.phase === 'over' && session.game.resultOf?.(now.state);
    if (!result) return;
    const { seats, from } = session.setup;
    const began = { ...(branch && { branchedAt: branch.at }), ...(from && { begun: true as const }) };
    void countResult({ id, game: session.game.rules.id, seats, result, ...began });
  };
}

/** Writes every move at once. When another tab has written the game, this one stops writing and says so. */
export function useKeeping({ id, session, revision, branch }: OpenTable): KeepStatus {
  const [status, setStatus] = useState<KeepStatus>('kept');
  // Before the table can be pressed: a move made sooner would be kept only with the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision is where keeping begins; it goes on by itself
  useLayoutEffect(() => {
    const keeper = keepOpen(id, revision, (last) => standing({ id, session, revision: last, branch }), setStatus);
    // A game that lies in storage is not written again: that would put another tab behind. One that could not be kept is tried once more, and it is said why.
    if (revision === null) keeper.keep();
    const stopKeeping = session.subscribe(keeper.keep);
    const stopCounting = session.subscribe(countEnd({ id, session, revision, branch }));
    return () => {
      stopKeeping();
      stopCounting();
      keeper.stop();
    };
  }, [id, session, branch]);
  return status;
}
