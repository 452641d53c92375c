import { useEffect, useRef, useState } from 'react';
import type { Progress } from '@/workers/ask.ts';
import type { Judged } from '../../thinking/protocol.ts';
import type { Wanted } from '../../thinking/thinker.ts';

/** What has been found out about a game stays while its page does: looking back at a moment does not lose it. */
const known = new WeakMap<object, readonly unknown[]>();

export interface Judging<Action> {
  log: readonly Action[];
  /** Has the advisor look at the decisions of the people at the table. */
  judge: (wanted: Wanted) => Promise<readonly Judged<Action>[]>;
}

/** The decisions of a finished game beside the advisor's; looked at when asked, and stopped at any time. */
export function useJudged<Action>({ log, judge }: Judging<Action>) {
  const [found, setFound] = useState(() => known.get(log) as readonly Judged<Action>[] | undefined);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState(false);
  const control = useRef<AbortController | null>(null);
  const stop = () => {
    control.current?.abort();
    setProgress(null);
  };
  useEffect(() => () => control.current?.abort(), []);
  const start = async () => {
    const own = new AbortController();
    control.current = own;
    setFailed(false);
    setProgress({ done: 0, of: 1 });
    try {
      const judged = await judge({ signal: own.signal, report: setProgress });
      known.set(log, judged);
      setFound(judged);
      setProgress(null);
    } catch {
      if (own.signal.aborted) return;
      setProgress(null);
      setFailed(true);
    }
  };
  return { found, progress, failed, start, stop };
}
