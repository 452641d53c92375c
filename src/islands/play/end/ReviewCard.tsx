import type { Colour } from '@machines/smartphone/names.ts';
import type { EndingWords } from '@/i18n/en/ending.ts';
import { fill } from '@/i18n/format.ts';
import type { ReviewItem } from '@/play/ledger.ts';
import { MomentCard, type WaysBack } from './MomentCard.tsx';

interface Props extends WaysBack {
  item: ReviewItem;
  words: EndingWords;
  clauseBase: string;
}

/** What happened, in words. */
function sentenceOf({ kind, seat, params }: ReviewItem, words: EndingWords): string {
  const rival = words.seats[params['rival'] as Colour] ?? '';
  return fill(words.review.sentences[kind], { ...params, seat: words.seats[seat], rival });
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
