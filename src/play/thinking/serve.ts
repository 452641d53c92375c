import type { FromWorker, ToWorker } from '@/workers/ask.ts';
import type { Mind, ResultOf, Task } from './protocol.ts';
import { inSlices } from './slices.ts';

/** Milliseconds of work after which a worker looks whether it should stop. */
const slice = 40;

/** The worker's side: answers tasks, tells how far it is, and stops when told to. */
export function serve(mind: Mind, say: (message: FromWorker<ResultOf>) => void) {
  const running = new Map<number, AbortController>();
  return (message: ToWorker<Task>): void => {
    const { id } = message;
    if ('stop' in message) {
      running.get(id)?.abort();
      return;
    }
    const { task, most } = message;
    const control = new AbortController();
    running.set(id, control);
    const { signal } = control;
    // Whole percents only: a page needs no more.
    let told = -1;
    const report = (progress: { done: number; of: number }) => {
      const percent = Math.floor((100 * progress.done) / progress.of);
      if (percent === told) return;
      told = percent;
      say({ id, progress });
    };
    inSlices(mind.work(task), { signal, most, slice, report })
      .then((result) => say({ id, result }))
      .catch((problem: unknown) => {
        if (!signal.aborted) say({ id, failed: String(problem) });
      })
      .finally(() => running.delete(id));
  };
}
