import type { FromWorker, ToWorker } from './ask.ts';

/** The worker's side where each task is done in one go: answers every task with what comes of it. */
export function answer<Task, Result>(work: (task: Task) => Result): void {
  self.onmessage = ({ data }: MessageEvent<ToWorker<Task>>) => {
    if ('stop' in data) return;
    const { id, task } = data;
    const say = (message: FromWorker<Result>) => self.postMessage(message);
    try {
      say({ id, result: work(task) });
    } catch (problem) {
      say({ id, failed: String(problem) });
    }
  };
}
