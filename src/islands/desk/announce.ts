import type { PlanReading } from '@machines/smartphone/desk.ts';
import type { PadName, PadSide } from '@machines/smartphone/names.ts';
import { totalGoods } from '@machines/smartphone/rules/yields.ts';
import { sentence } from '@machines/smartphone/words/index.ts';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { count, fill } from '@/i18n/format.ts';

export type Deed = keyof DeskWords['did'];

/** What an arrangement gives, in one breath; or the sentence that refuses it. */
export function resultWords(words: DeskWords, locale: string, reading: PlanReading): string {
  const { result } = words;
  if (reading.refusal) return `${sentence(reading.refusal)} ${fill(words.clause, { id: reading.refusal.rule })}.`;
  const parts = [
    count(locale, result.cells, reading.goods.covered),
    fill(result.price, { n: reading.price }),
    count(locale, result.goods, totalGoods(reading.goods)),
    fill(result.research, { n: reading.research }),
    fill(result.logistics, { n: reading.logistics }),
    reading.improve ? result.improve : result.noImprove,
  ];
  return `${parts.join(', ')}.`;
}

export const deedWords = (words: DeskWords, deed: Deed, pad: PadName, side: PadSide): string =>
  fill(words.did[deed], { pad, side });
