import { printed } from '@machines/smartphone/components/printed.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { namer } from '@machines/smartphone/words/namer.ts';
import type { EndingWords } from '@/i18n/en/ending.ts';
import { fill } from '@/i18n/format.ts';
import { MomentCard, type WaysBack } from '@/play/ui/end/MomentCard.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { ReviewItem } from '../log.ts';

interface Props extends WaysBack {
  item: ReviewItem;
  words: EndingWords;
  /** What each seat is called inside a sentence. */
  names: Record<Colour, string>;
  /** The seat that is spoken to, if there is one. */
  you: Colour | null;
}

const named = namer(printed);

/** What happened, in words. */
function sentenceOf({ kind, seat, params }: ReviewItem, { names, you, words }: Pick<Props, 'names' | 'you' | 'words'>) {
  const { sentences, yours } = words.review;
  const parts = Object.entries(params).map(([key, value]) => [
    key,
    key === 'rival' ? names[value as Colour] : named(key, value),
  ]);
  return fill((seat === you ? yours : sentences)[kind], { ...Object.fromEntries(parts), seat: names[seat] });
}

/** A moment at which much was gained or lost: how much, by which rule, and the two ways back to it. */
export function ReviewCard({ item, names, you, words, ...ways }: Props) {
  const t = words.review;
  const { seat, phase, rule, gain, vp, round, move, from } = item;
  return (
    <MomentCard
      {...{ seat, gain, round, move, from }}
      {...ways}
      phase={words.phases[phase]}
      words={t}
      worth={vp > 0 && <b className="review-vp tabular one-line">{fill(gain ? t.gain : t.loss, { vp })}</b>}
    >
      {sentenceOf(item, { names, you, words })} <ClauseLink id={rule} aria-label={fill(words.clause, { id: rule })} />
    </MomentCard>
  );
}
