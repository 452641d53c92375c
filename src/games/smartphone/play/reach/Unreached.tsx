import type { Loosened } from '@machines/smartphone/bots/solver/loosen.ts';
import type { ReachWords } from '@/i18n/en/reach.ts';
import { count } from '@/i18n/format.ts';
import type { Reach } from './useReach.ts';

interface Props {
  reach: Reach;
  words: ReachWords;
}

/** Nothing answers: which limit stands in the way, and how far it would have to move. */
export function Unreached({ reach, words }: Props) {
  const text = ({ end, part, to, count: n }: Loosened) =>
    part === 'improve'
      ? count(words.loosenImprove[end], n)
      : count(words.loosenOne[end], n, { part: words.parts[part], to });
  return (
    <div className="grid gap-3">
      <p>
        <b>{words.none}</b> {reach.ways.length > 0 ? words.loosen : words.loosenMany}
      </p>
      <div className="reach-ways">
        {reach.ways.map((way) => (
          <button
            key={`${way.end} ${way.part}`}
            type="button"
            className="button"
            onClick={() => reach.limit(way.end, way.part, way.part === 'improve' ? null : way.to)}
          >
            {text(way)}
          </button>
        ))}
        <button type="button" className="button" onClick={reach.clear}>
          {words.clear}
        </button>
      </div>
    </div>
  );
}
