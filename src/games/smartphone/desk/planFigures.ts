import type { PlanResult } from '@machines/smartphone/desk.ts';
import { totalGoods } from '@machines/smartphone/rules/yields.ts';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { phases } from '@/icons/phases.ts';
import { symbols } from '@/icons/symbols.ts';

/** What a plan gives, figure by figure: its name in words, its sign, and how much. */
export const planFigures = (words: DeskWords, { price, goods, research, logistics, improve }: PlanResult) => [
  { name: 'price', hue: 'priceUp', glyph: phases.pricing, label: words.price, value: price },
  { name: 'goods', hue: 'goods', glyph: symbols.goods, label: words.goods, value: totalGoods(goods) },
  { name: 'research', hue: 'research', glyph: symbols.research, label: words.research, value: research },
  { name: 'logistics', hue: 'logistics', glyph: symbols.logistics, label: words.logistics, value: logistics },
  {
    name: 'improve',
    hue: 'improve',
    glyph: symbols.improve,
    label: words.improve,
    value: improve ? words.yes : words.no,
  },
];
