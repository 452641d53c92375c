import type { Game } from '@/site.ts';
import type { Answered, Library } from './engine.ts';

/** Whoever answers questions: a worker, so that typing never waits for the index; or the page itself where there is none. */
export interface Asker {
  ask(question: string, game: Game | null): Promise<Answered>;
}

export interface Asking {
  id: number;
  question: string;
  game: Game | null;
}
/** What the worker says: that it has read the index or could not, and what it found. */
export type Told = 'ready' | 'failed' | { id: number; answered: Answered };

/** The page itself: for browsers that give no worker. */
async function byItself(address: string): Promise<Asker> {
  const [{ searcherOf }, response] = await Promise.all([import('./engine.ts'), fetch(address)]);
  if (!response.ok) throw new Error(address);
  const searcher = await searcherOf((await response.json()) as Library);
  return { ask: async (question, game) => searcher.ask(question, game) };
}

function byWorker(address: string): Promise<Asker> {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answered: Answered) => void>();
  let asked = 0;
  return new Promise((resolve, reject) => {
    const fail = () => {
      worker.terminate();
      reject(new Error(address));
    };
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data === 'failed') return fail();
      if (data === 'ready') return resolve({ ask });
      waiting.get(data.id)?.(data.answered);
      waiting.delete(data.id);
    };
    worker.postMessage({ address });
  });
  function ask(question: string, game: Game | null): Promise<Answered> {
    const id = ++asked;
    return new Promise((done) => {
      waiting.set(id, done);
      worker.postMessage({ id, question, game } satisfies Asking);
    });
  }
}

const loaded = new Map<string, Promise<Asker>>();

/** Whoever answers from this index; what failed may be asked for again. */
export function askerOf(address: string): Promise<Asker> {
  const known = loaded.get(address);
  if (known) return known;
  const asker = byWorker(address).catch(() => byItself(address));
  loaded.set(address, asker);
  asker.catch(() => loaded.delete(address));
  return asker;
}

export const isLoaded = (address: string): boolean => loaded.has(address);
