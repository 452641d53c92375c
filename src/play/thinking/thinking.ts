import type { Progress } from '@/workers/ask.ts';
import type { ComputerMove, GameTypes, Playable } from '../playable.ts';
import type { Question } from './protocol.ts';
import { createThinker, type Thinker } from './thinker.ts';

/** How the computer players of a table think, and how far the one that thinks now has come. */
export interface Thinking<T extends GameTypes = GameTypes> {
  thinker: Thinker<T>;
  decide(question: Question<T>, signal: AbortSignal): Promise<ComputerMove<T['action']>>;
  /** Null while nobody thinks. Read apart from the table, which is not drawn again for every percent. */
  progress: { get(): Progress | null; subscribe(listener: () => void): () => void };
}

export function createThinking<T extends GameTypes>(game: Playable<T>): Thinking<T> {
  const thinker = createThinker(game.thinking);
  const listeners = new Set<() => void>();
  let now: Progress | null = null;
  const set = (progress: Progress | null) => {
    now = progress;
    for (const listener of listeners) listener();
  };
  return {
    thinker,
    async decide(question, signal) {
      try {
        return await thinker.run(question, { signal, report: set });
      } finally {
        set(null);
      }
    },
    progress: {
      get: () => now,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
