import { type ReactNode, useState } from 'react';
import type { MomentWords } from '@/i18n/en/decisions.ts';
import { count } from '@/i18n/format.ts';

const atFirst = 4;

interface Props<Item> {
  items: readonly Item[];
  words: MomentWords;
  children: (item: Item) => ReactNode;
}

/** The first few of a list, and the rest when asked for. */
export function ShortList<Item>({ items, words, children }: Props<Item>) {
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, atFirst);
  return (
    <>
      {items.length === 0 && <p className="soft-ink">{words.none}</p>}
      <ol>{shown.map(children)}</ol>
      {items.length > atFirst && (
        <button type="button" className="button" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewer : count(words.more, items.length - atFirst)}
        </button>
      )}
    </>
  );
}
