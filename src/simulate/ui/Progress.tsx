import { fill } from '@/i18n/format.ts';
import type { SimulatePage } from '../simulatePage.ts';
import { paceWords, timeWords } from '../time.ts';

interface Props extends SimulatePage {
  done: number;
  of: number;
  elapsed: number;
  onStop: () => void;
}

/** How far a run is, how long it will still take, and the way out of it. */
export function Progress({ words, done, of, elapsed, onStop }: Props) {
  const { progress, pace } = words;
  const perGame = done > 0 ? elapsed / done : 0;
  return (
    <div className="sim-progress grid gap-2">
      <progress aria-label={progress.label} value={done} max={of} />
      <p>
        <b>{fill(progress.done, { done, of })}</b>{' '}
        {done > 0
          ? fill(pace.left, { time: timeWords(words, perGame * (of - done)), pace: paceWords(words, perGame) })
          : pace.measuring}
      </p>
      <button type="button" className="button" onClick={onStop}>
        {progress.stop}
      </button>
    </div>
  );
}
