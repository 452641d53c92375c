import type { Playable } from '../playable.ts';
import { leave } from './leftovers.ts';
import { isBehind, type Kept, type KeptGame, keepWritten, type Written, writtenGame } from './storage.ts';
import { browserStore } from './store.ts';
import { watchGame } from './watch.ts';

export interface Keeping {
  playable: Playable;
  game: KeptGame;
  state: Parameters<typeof writtenGame>[2];
}

export interface Keeper {
  /** The game has changed. */
  keep: () => void;
  stop: () => void;
}

/**
 * Keeps an open game: one write at a time, and then the newest that has come meanwhile. What is on its way when the page
 * is left is put down where that goes at once (`leftovers.ts`).
 */
export function keepOpen(
  id: string,
  first: string | null,
  standing: (revision: string | null) => Keeping,
  say: (status: Kept['status']) => void,
): Keeper {
  let last = first;
  let onItsWay: Written | null = null;
  let again = false;
  const written = (revision: string | null): Written => {
    const { playable, game, state } = standing(revision);
    return writtenGame(playable, game, state);
  };

  const keep = async (): Promise<void> => {
    again = true;
    if (onItsWay) return;
    while (again) {
      again = false;
      onItsWay = written(last);
      const kept = await keepWritten({ id, revision: last }, onItsWay).catch((): Kept => ({ status: 'blocked' }));
      if (kept.status === 'kept') last = kept.revision;
      say(kept.status);
    }
    onItsWay = null;
  };

  const onLeaving = () => {
    if (!onItsWay) return;
    const { text } = again ? written(onItsWay.revision) : onItsWay;
    leave(id, { after: [last, onItsWay.revision], text }, browserStore());
  };
  // Word of a write may come late, when this tab has already seen it; and a write on its way finds out by itself.
  const onWritten = async () => {
    if (!onItsWay && (await isBehind({ id, revision: last }).catch(() => false)) && !onItsWay) say('stale');
  };
  window.addEventListener('pagehide', onLeaving);
  const stopWatching = watchGame(id, () => void onWritten());
  return {
    keep: () => void keep(),
    stop: () => {
      window.removeEventListener('pagehide', onLeaving);
      stopWatching();
    },
  };
}
