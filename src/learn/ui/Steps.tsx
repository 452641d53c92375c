import type { News } from '@machines/core/refusal.ts';
import type { ReactNode } from 'react';
import type { LearnWords } from '@/i18n/en/learn.ts';
import { fill } from '@/i18n/format.ts';
import { Told } from '@/ui/Told.tsx';

/** Steps that are looked at one at a time. */
export interface Stepping<N extends News> {
  told: readonly N[];
  /** Which one is shown; -1: none yet. */
  at: number;
  of: number;
  next: () => void;
  all: () => void;
  again: () => void;
}

interface Props<N extends News> {
  resolution: Stepping<N>;
  words: Pick<LearnWords, 'resolution'>;
  line: (news: N) => string;
  /** What ends it, told with the last step. */
  children?: ReactNode;
}

/** What happens, told step by step; the board beside it shows each. */
export function Steps<N extends News>({ resolution, words, line, children }: Props<N>) {
  const { at, of, told, next, all, again } = resolution;
  if (at < 0) return null;
  const last = at >= of - 1;
  return (
    <div className="resolution">
      <p className="step-place">
        {words.resolution.title} · {fill(words.resolution.of, { n: at + 1, of })}
      </p>
      <Told title={words.resolution.title} news={told} line={line} />
      {last && children}
      <p className="step-ways">
        {last ? (
          <button type="button" className="button" onClick={again}>
            {words.resolution.again}
          </button>
        ) : (
          <>
            <button type="button" className="button" onClick={next}>
              {words.resolution.step}
            </button>
            <button type="button" className="button" onClick={all}>
              {words.resolution.all}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
