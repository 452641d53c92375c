import { printed } from '@machines/smartphone/components/printed.ts';
import { namer } from '@machines/smartphone/words/namer.ts';
import { useId } from 'react';
import type { EndingWords } from '@/i18n/en/ending.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import type { ReviewItem } from '@/play/ledger.ts';
import { SeatShape } from '../board/Piece.tsx';

interface Props {
  item: ReviewItem;
  words: EndingWords;
  clauseBase: string;
  onGoTo: (move: number) => void;
  onWhatIf: (move: number) => void;
}

const names = namer(printed);
/** A rival is a seat like any other. */
const name = (key: string, value: string | number): string => names(key === 'rival' ? 'seat' : key, value);

/** What happened, in words. */
function sentenceOf({ kind, seat, params }: ReviewItem, words: EndingWords): string {
  const named = Object.entries(params).map(([key, value]) => [key, name(key, value)]);
  return fill(words.review.sentences[kind], { ...Object.fromEntries(named), seat: words.seats[seat] });
}

/** One moment: what it was worth, what happened and by which rule, and the two ways back to it. */
export function ReviewCard({ item, words, clauseBase, onGoTo, onWhatIf }: Props) {
  const id = useId();
  const t = words.review;
  const { seat, round, phase, rule, gain, vp } = item;
  return (
    <li className="review-card" data-gain={gain}>
      <SeatShape seat={seat} />
      <p id={id}>
        {sentenceOf(item, words)}{' '}
        <a className="clause" href={clauseBase + rule} aria-label={fill(words.clause, { id: rule })}>
          {rule}
        </a>
      </p>
      {vp > 0 && <b className="review-vp">{fill(gain ? t.gain : t.loss, { vp })}</b>}
      <p className="review-where">{fill(t.where, { round, phase: words.phases[phase] })}</p>
      <p className="review-acts">
        <button type="button" className="button" aria-describedby={id} onClick={() => onGoTo(item.move)}>
          {t.see}
        </button>
        <button type="button" className="button" aria-describedby={id} onClick={() => onWhatIf(item.from)}>
          <Icon of={controls.onward} />
          {t.whatIf}
        </button>
      </p>
    </li>
  );
}
