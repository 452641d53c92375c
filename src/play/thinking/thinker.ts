import type { GameTypes, Playable } from '../playable.ts';
import type { FromWorker, Progress, ResultOf, Results, Task, ToWorker } from './protocol.ts';
import { inSlices } from './slices.ts';

/** Milliseconds a move may take at most. The thinking has an end of its own long before, on all but slow machines. */
const longest = 8_000;
/** Milliseconds of thinking at a time where the page has to do it itself. */
const pageSlice = 8;

export interface Wanted {
  signal: AbortSignal;
  report?: (progress: Progress) => void;
  /** Milliseconds it may take. */
  most?: number;
}

interface Waiting {
  report: (progress: Progress) => void;
  resolve: (result: ResultOf) => void;
  reject: (problem: unknown) => void;
}

/** What a worker looks like from the page. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>;

/** A worker that cannot be had: the page thinks by itself. */
class NoWorker extends Error {}

/** Asks one worker, and keeps apart what it answers. */
function asker(worker: WorkerLike) {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new NoWorker());
    waiting.clear();
  };
  worker.onerror = fail;
  worker.onmessageerror = fail;
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    const asked = waiting.get(data.id);
    if (!asked) return;
    if ('progress' in data) return asked.report(data.progress);
    waiting.delete(data.id);
    if ('result' in data) asked.resolve(data.result);
    else asked.reject(new Error(data.failed));
  };
  const say = (message: ToWorker) => worker.postMessage(message);
  const ask = (task: Task, { signal, report = () => undefined, most = longest }: Wanted): Promise<ResultOf> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { report, resolve, reject });
      signal.addEventListener('abort', () => {
        if (!waiting.delete(id)) return;
        say({ id, stop: true });
        reject(signal.reason);
      });
      say({ id, task, most });
    });
  return { ask, close: () => worker.terminate() };
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
  let asking: ReturnType<typeof asker> | null = null;
  let refused = false;
  let closing = new AbortController();

  const askWorker = async (task: Task, wanted: Wanted): Promise<ResultOf> => {
    try {
      asking ??= asker(openWorker());
    } catch {
      throw new NoWorker();
    }
    return asking.ask(task, wanted);
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
