import { printed } from '@machines/smartphone/components/printed.ts';
import { namer } from '@machines/smartphone/words/namer.ts';
import type { EndingWords } from '@/i18n/en/ending.ts';
import { fill } from '@/i18n/format.ts';
import { MomentCard, type WaysBack } from '@/play/ui/end/MomentCard.tsx';
import type { ReviewItem } from '../log.ts';

interface Props extends WaysBack {
  item: ReviewItem;
  words: EndingWords;
  clauseBase: string;
}

const names = namer(printed);
/** A rival is a seat like any other. */
const name = (key: string, value: string | number): string => names(key === 'rival' ? 'seat' : key, value);

/** What happened, in words. */
function sentenceOf({ kind, seat, params }: ReviewItem, words: EndingWords): string {
  const named = Object.entries(params).map(([key, value]) => [key, name(key, value)]);
  return fill(words.review.sentences[kind], { ...Object.fromEntries(named), seat: words.seats[seat] });
}

/** A moment at which much was gained or lost: how much, by which rule, and the two ways back to it. */
export function ReviewCard({ item, words, clauseBase, ...ways }: Props) {
  const t = words.review;
  const { seat, phase, rule, gain, vp, round, move, from } = item;
  return (
    <MomentCard
      {...{ seat, gain, round, move, from }}
      {...ways}
      phase={words.phases[phase]}
      words={t}
      worth={vp > 0 && <b className="review-vp">{fill(gain ? t.gain : t.loss, { vp })}</b>}
    >
      {sentenceOf(item, words)}{' '}
      <a className="clause" href={clauseBase + rule} aria-label={fill(words.clause, { id: rule })}>
        {rule}
      </a>
    </MomentCard>
  );
}
