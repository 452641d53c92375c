import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { Piece, PlanResult } from '@machines/smartphone/desk.ts';
import { tileSymbols } from '@machines/smartphone/rules/tiles.ts';
import { totalGoods } from '@machines/smartphone/rules/yields.ts';
import { sentence } from '@machines/smartphone/words/sentence.ts';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { count, fill } from '@/i18n/format.ts';

export type Deed = keyof DeskWords['did'];

/** The two symbols of an improvement in words: its name. */
export function pairWords(words: DeskWords, components: ComponentSet, tile: number) {
  const [a, b] = tileSymbols(components, tile);
  const [first, second] = [words.symbols[a], words.symbols[b]];
  return { first, second, pair: fill(words.pair, { first, second }) };
}

export const pieceWords = (words: DeskWords, components: ComponentSet, piece: Piece): string =>
  typeof piece === 'string'
    ? fill(words.pad, { pad: piece })
    : fill(words.improvement, { pair: pairWords(words, components, piece).pair });

/** What an arrangement gives, in one breath; or the sentence that refuses it. */
export function resultWords(words: DeskWords, components: ComponentSet, { refusal, ...given }: PlanResult): string {
  const { result } = words;
  if (refusal) return `${sentence(refusal, components)} ${fill(words.clause, { id: refusal.rule })}.`;
  const parts = [
    count(result.cells, given.overlap),
    fill(result.price, { n: given.price }),
    count(result.goods, totalGoods(given.goods)),
    fill(result.research, { n: given.research }),
    fill(result.logistics, { n: given.logistics }),
    given.improve ? result.improve : result.noImprove,
  ];
  return `${parts.join(', ')}.`;
}
