import { type ComponentProps, useId } from 'react';
import type { EndingWords } from '@/i18n/en/ending.ts';
import type { WaysBack } from '@/play/ui/end/MomentCard.tsx';
import { ShortList } from '@/play/ui/end/ShortList.tsx';
import type { ReviewItem } from '../log.ts';
import { ReviewCard } from './ReviewCard.tsx';

interface Props extends WaysBack, Pick<ComponentProps<typeof ReviewCard>, 'names' | 'you'> {
  title: string;
  items: readonly ReviewItem[];
  words: EndingWords;
}

export function ReviewList({ title, items, words, ...rest }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      <ShortList items={items} words={words.review}>
        {(item) => (
          <ReviewCard
            key={`${item.kind} ${item.seat} ${item.move} ${item.round} ${item.params['region'] ?? ''}`}
            item={item}
            words={words}
            {...rest}
          />
        )}
      </ShortList>
    </section>
  );
}
