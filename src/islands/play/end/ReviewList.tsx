import { useId, useState } from 'react';
import type { EndingWords } from '@/i18n/en/ending.ts';
import { count } from '@/i18n/format.ts';
import type { ReviewItem } from '@/play/ledger.ts';
import { ReviewCard } from './ReviewCard.tsx';

interface Props {
  title: string;
  items: readonly ReviewItem[];
  words: EndingWords;
  locale: string;
  clauseBase: string;
  onGoTo: (move: number) => void;
  onWhatIf: (move: number) => void;
}

const atFirst = 4;

export function ReviewList({ title, items, words, locale, ...rest }: Props) {
  const [all, setAll] = useState(false);
  const id = useId();
  const t = words.review;
  const shown = all ? items : items.slice(0, atFirst);
  return (
    <section aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      {items.length === 0 && <p className="end-about">{t.none}</p>}
      <ol>
        {shown.map((item) => (
          <ReviewCard
            key={`${item.kind} ${item.seat} ${item.move} ${item.round} ${item.params['region'] ?? ''}`}
            item={item}
            words={words}
            {...rest}
          />
        ))}
      </ol>
      {items.length > atFirst && (
        <button type="button" className="button" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.fewer : count(locale, t.more, items.length - atFirst)}
        </button>
      )}
    </section>
  );
}
