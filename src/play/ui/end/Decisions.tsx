import type { Colour } from '@machines/core/seats.ts';
import { useId } from 'react';
import type { DecisionWords } from '@/i18n/en/decisions.ts';
import { fill } from '@/i18n/format.ts';
import type { Judged } from '../../thinking/protocol.ts';
import { Percent } from '../Percent.tsx';
import { MomentCard, type WaysBack } from './MomentCard.tsx';
import { ShortList } from './ShortList.tsx';
import { type Judging, useJudged } from './useJudged.ts';

interface Props<Action> extends WaysBack {
  judging: Judging<Action>;
  /** Whose decisions; null for everyone's. */
  who: Colour | null;
  /** What the advisor is called. */
  player: string;
  /** What was done beside what the advisor would have done, in a sentence. */
  sentence: (judged: Judged<Action>) => string;
  /** What was lost, in whole VP or dollars, as it is written. */
  amount: (lost: number) => string;
  phases: Record<string, string>;
  words: DecisionWords & { percent: string };
}

type Rated = Pick<Judged, 'short' | 'same' | 'move'>;

/** Less than this much the advisor cannot tell from nothing. */
const toldApart = 0.5;
const fellShort = ({ short }: Rated): boolean => short >= toldApart;

/** What cost most first; then what was as good; then what was the same; each in the order of the game. */
const byCost = (a: Rated, b: Rated): number =>
  Number(fellShort(b)) * b.short - Number(fellShort(a)) * a.short || Number(a.same) - Number(b.same) || a.move - b.move;

/** Every own decision beside what the advisor would have done there. */
export function Decisions<Action>({ judging, who, player, sentence, amount, phases, words, ...ways }: Props<Action>) {
  const { found, progress, failed, start, stop } = useJudged(judging);
  const id = useId();
  const shown = (found ?? []).filter(({ seat }) => who === null || seat === who).toSorted(byCost);
  const short = shown.filter(fellShort).length;
  const same = shown.filter((each) => each.same).length;
  const worth = (judged: Rated) => {
    if (fellShort(judged))
      return (
        <b className="review-vp tabular one-line">{fill(words.cost, { amount: amount(Math.round(judged.short)) })}</b>
      );
    return <span className="review-alike soft-ink small-print">{judged.same ? words.alike : words.asGood}</span>;
  };
  return (
    <section className="decisions" aria-labelledby={id}>
      <h4 id={id}>{fill(words.title, { player })}</h4>
      <div className="decisions-says" role="status">
        <p className="soft-ink">
          {found && shown.length > 0
            ? fill(words.tally, { player, n: shown.length, same, short, good: shown.length - same - short })
            : fill(failed ? words.failed : words.about, { player })}
        </p>
        {found && short > 0 && <p className="soft-ink">{fill(words.sure, { player })}</p>}
      </div>
      {!found && (
        <p className="flex wraps level gap-3">
          <button type="button" className="button" onClick={progress ? stop : start}>
            {progress ? words.stop : fill(words.start, { player })}
          </button>
          {progress && <Percent progress={progress} label={fill(words.working, { player })} words={words} />}
        </p>
      )}
      {found && (
        <ShortList key={who} items={shown} words={words}>
          {(judged) => (
            <MomentCard
              key={judged.move}
              {...ways}
              seat={judged.seat}
              gain={!fellShort(judged)}
              round={judged.round}
              phase={phases[judged.phase] ?? judged.phase}
              move={judged.move}
              from={judged.move}
              words={words}
              worth={worth(judged)}
            >
              {sentence(judged)}
            </MomentCard>
          )}
        </ShortList>
      )}
    </section>
  );
}
