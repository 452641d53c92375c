import type { Progress } from '@/workers/ask.ts';
import type { Step } from './protocol.ts';

export interface Slicing {
  /** Ends the work when it is no longer wanted. */
  signal: AbortSignal;
  /** Milliseconds after which the best found so far has to do. */
  most: number;
  /** Milliseconds of work after which others get their turn. */
  slice: number;
  report: (progress: Progress) => void;
  now?: () => number;
  /** Lets others have their turn. */
  rest?: () => Promise<void>;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Works in short slices, so that a page stays alive and a worker hears that it should stop. The work has its own end,
 * which is the same on every machine; only one so slow that `most` comes first is content with less.
 */
export async function inSlices<Result>(
  steps: Iterable<Step<Result>>,
  { signal, most, slice, report, now = () => performance.now(), rest = nextTurn }: Slicing,
): Promise<Result> {
  const start = now();
  let rested = start;
  let last: Step<Result> | null = null;
  for (const step of steps) {
    last = step;
    report({ done: step.done, of: step.of });
    if (now() - start >= most) break;
    if (now() - rested < slice) continue;
    await rest();
    signal.throwIfAborted();
    rested = now();
  }
  if (!last) throw new RangeError('There is nothing to decide.');
  return last.result;
}
