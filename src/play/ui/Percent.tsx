import { fill } from '@/i18n/format.ts';
import type { Progress } from '@/workers/ask.ts';
import './percent.css';

interface Props {
  progress: Progress;
  /** What is being done. */
  label: string;
  words: { percent: string };
}

/** How far something has come: a line that fills, and the number. It is found when looked for, and never read out. */
export function Percent({ progress: { done, of }, label, words }: Props) {
  const percent = Math.min(100, Math.floor((100 * done) / of));
  return (
    <span
      className="percent tabular flex level gap-2"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span className="percent-line grows">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      {fill(words.percent, { n: percent })}
    </span>
  );
}
