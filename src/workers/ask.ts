/** What a page and a worker say to each other, and the page's side of it. All of it is plain data. */

export interface Progress {
  done: number;
  of: number;
}

/** To the worker. `most` is the longest it may take, in milliseconds. */
export type ToWorker<Task> = { id: number; task: Task; most: number } | { id: number; stop: true };

/** From the worker. */
export type FromWorker<Result> = { id: number } & ({ progress: Progress } | { result: Result } | { failed: string });

export interface Wanted {
  signal?: AbortSignal;
  report?: (progress: Progress) => void;
  /** Milliseconds it may take; as long as it likes unless told. */
  most?: number;
}

/** What a worker looks like from the page. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>;

/** A worker that cannot be had, or has failed altogether: the page does the work by itself. */
export class NoWorker extends Error {}

interface Waiting<Result> {
  report: (progress: Progress) => void;
  resolve: (result: Result) => void;
  reject: (problem: unknown) => void;
}

/** Asks one worker, and keeps apart what it answers. */
export function asker<Task, Result>(worker: WorkerLike) {
  const waiting = new Map<number, Waiting<Result>>();
  let last = 0;
  const fail = (event: Event) => {
    for (const { reject } of waiting.values()) reject(new NoWorker(event instanceof ErrorEvent ? event.message : ''));
    waiting.clear();
  };
  worker.onerror = fail;
  worker.onmessageerror = fail;
  worker.onmessage = ({ data }: MessageEvent<FromWorker<Result>>) => {
    const asked = waiting.get(data.id);
    if (!asked) return;
    if ('progress' in data) return asked.report(data.progress);
    waiting.delete(data.id);
    if ('result' in data) asked.resolve(data.result);
    else asked.reject(new Error(data.failed));
  };
  const say = (message: ToWorker<Task>) => worker.postMessage(message);
  const ask = (task: Task, { signal, report = () => undefined, most = Infinity }: Wanted = {}): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { report, resolve, reject });
      signal?.addEventListener('abort', () => {
        if (!waiting.delete(id)) return;
        say({ id, stop: true });
        reject(signal.reason);
      });
      say({ id, task, most });
    });
  return { ask, close: () => worker.terminate() };
}
