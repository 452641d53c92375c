import type { Telling } from '@machines/core/position/frames.ts';
import type { ReactNode } from 'react';
import type { LearnWords } from '@/i18n/en/learn.ts';
import { fill } from '@/i18n/format.ts';
import { Told } from '@/ui/Told.tsx';
import type { ResolutionOf } from './resolution.ts';

interface Props<State extends Telling> {
  resolution: ResolutionOf<State>;
  words: Pick<LearnWords, 'resolution'>;
  line: (news: State['news'][number]) => string;
  clauseBase: string;
  /** What ends it, told with the last step. */
  children?: ReactNode;
}

/** What happens, told step by step; the board beside it shows each. */
export function Steps<State extends Telling>({ resolution, words, line, clauseBase, children }: Props<State>) {
  const { at, of, told, next, all, again } = resolution;
  if (at < 0) return null;
  const last = at >= of - 1;
  return (
    <div className="resolution">
      <p className="step-place">
        {words.resolution.title} · {fill(words.resolution.of, { n: at + 1, of })}
      </p>
      <Told title={words.resolution.title} news={told} line={line} clauseBase={clauseBase} />
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
