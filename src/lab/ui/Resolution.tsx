import type { NewsIn } from '@machines/core/game.ts';
import { fill } from '@/i18n/format.ts';
import { Told } from '@/ui/Told.tsx';
import type { LabTypes } from '../labGame.ts';
import { useLab } from './atLab.ts';

interface Props {
  frames: readonly { news: readonly NewsIn<LabTypes>[] }[];
  /** The step shown; null shows where it all has led. */
  at: number | null;
  onStep: (at: number | null) => void;
}

/** What the last move set off, at once or step by step with the board beside it. */
export function Resolution({ frames, at, onStep }: Props) {
  const { kit, table, words } = useLab();
  const text = words.line;
  if (frames.length === 0) return null;
  const told = (at === null ? frames : frames.slice(0, at + 1)).flatMap(({ news }) => news);
  return (
    <section className="lab-resolution grid gap-2" aria-label={text.happened}>
      <Told title={text.happened} news={told} line={(news) => kit.game.game.line(news, table)} />
      {frames.length > 1 && (
        <p className="flex wraps gap-2 level">
          {at === null ? (
            <button type="button" className="button" onClick={() => onStep(0)}>
              {text.begin}
            </button>
          ) : (
            <>
              <span role="status">{fill(text.step, { n: at + 1, of: frames.length })}</span>
              <button type="button" className="button" disabled={at === 0} onClick={() => onStep(at - 1)}>
                {text.back}
              </button>
              <button
                type="button"
                className="button"
                disabled={at >= frames.length - 1}
                onClick={() => onStep(at + 1)}
              >
                {text.next}
              </button>
              <button type="button" className="button" onClick={() => onStep(null)}>
                {text.whole}
              </button>
            </>
          )}
        </p>
      )}
    </section>
  );
}
