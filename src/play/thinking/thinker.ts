import { type Wanted as Asking, asker, NoWorker } from '@/workers/ask.ts';
import type { GameTypes, Playable } from '../playable.ts';
import type { ResultOf, Results, Task } from './protocol.ts';
import { inSlices } from './slices.ts';

/** Milliseconds a move may take at most. The thinking has an end of its own long before, on all but slow machines. */
const longest = 8_000;
/** Milliseconds of thinking at a time where the page has to do it itself. */
const pageSlice = 8;

export interface Wanted extends Asking {
  signal: AbortSignal;
}

export interface Thinker<T extends GameTypes = GameTypes> {
  run<Kind extends keyof Results>(task: Task<T> & { kind: Kind }, wanted: Wanted): Promise<Results<T>[Kind]>;
  /** Ends whatever is being thought. A thinker that is asked again begins anew. */
  close(): void;
}

/** Aborted as soon as one of the two is, until it is let go. `AbortSignal.any` is younger than some browsers served. */
function either(one: AbortSignal, other: AbortSignal): { signal: AbortSignal; letGo: () => void } {
  const both = new AbortController();
  const abort = () => both.abort((one.aborted ? one : other).reason);
  if (one.aborted || other.aborted) abort();
  for (const signal of [one, other]) signal.addEventListener('abort', abort, { once: true });
  return {
    signal: both.signal,
    letGo: () => {
      for (const signal of [one, other]) signal.removeEventListener('abort', abort);
    },
  };
}

/**
 * Where the computer players of a page think: in a worker, begun when it is first needed; where a page may have none,
 * on the page itself, a little at a time.
 */
export function createThinker<T extends GameTypes>({ openWorker, loadMind }: Playable<T>['thinking']): Thinker<T> {
  let asking: ReturnType<typeof asker<Task, ResultOf>> | null = null;
  let refused = false;
  let closing = new AbortController();

  const askWorker = async (task: Task, wanted: Wanted): Promise<ResultOf> => {
    try {
      asking ??= asker<Task, ResultOf>(openWorker());
    } catch {
      throw new NoWorker();
    }
    return asking.ask(task, { most: longest, ...wanted });
  };
  const onPage = async (task: Task<T>, { signal, report = () => undefined, most = longest }: Wanted) => {
    const mind = await loadMind();
    signal.throwIfAborted();
    return inSlices(mind.work(task), { signal, most, slice: pageSlice, report });
  };
  const run = async (task: Task<T>, asked: Wanted): Promise<ResultOf<T>> => {
    const { signal, letGo } = either(asked.signal, closing.signal);
    const wanted = { ...asked, signal };
    try {
      signal.throwIfAborted();
      if (refused) return await onPage(task, wanted);
      return (await askWorker(task as Task, wanted)) as ResultOf<T>;
    } catch (problem) {
      if (!(problem instanceof NoWorker)) throw problem;
      refused = true;
      asking?.close();
      asking = null;
      return await onPage(task, wanted);
    } finally {
      letGo();
    }
  };
  return {
    run: run as Thinker<T>['run'],
    close() {
      closing.abort();
      closing = new AbortController();
      asking?.close();
      asking = null;
    },
  };
}
