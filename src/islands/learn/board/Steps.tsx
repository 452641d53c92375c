import type { ReactNode } from 'react';
import type { LearnWords } from '@/i18n/en/learn.ts';
import { fill } from '@/i18n/format.ts';
import { Told } from './Told.tsx';
import type { Resolution } from './useResolution.ts';

interface Props {
  resolution: Resolution;
  words: Pick<LearnWords, 'resolution'>;
  clauseBase: string;
  /** What ends it, told with the last step. */
  children?: ReactNode;
}

/** What happens, told step by step; the board beside it shows each. */
export function Steps({ resolution, words, clauseBase, children }: Props) {
  const { at, of, told, next, all, again } = resolution;
  if (at < 0) return null;
  const last = at >= of - 1;
  return (
    <div className="resolution">
      <p className="step-place">
        {words.resolution.title} · {fill(words.resolution.of, { n: at + 1, of })}
      </p>
      <Told title={words.resolution.title} news={told} clauseBase={clauseBase} />
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
