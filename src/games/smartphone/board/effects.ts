import { rulesOf } from '@machines/smartphone/choices.ts';
import type { Technology } from '@machines/smartphone/names.ts';
import type { View } from '@machines/smartphone/view.ts';
import type { BoardWords } from '@/i18n/en/board.ts';

const readings = { 'Wi-Fi': 'wifiSecondOffice', 'Li-ion': 'liIonGoods', '4G': 'e1FourG' } as const;

/** What the side in play does, in a few words; where editions differ (S9.3, S9.8, S9.11), as this game reads it. */
export function effectWords(words: BoardWords, view: Pick<View, 'setup' | 'sides'>, technology: Technology): string {
  const text: string | Record<string, string> = words.effects[technology][view.sides[technology]];
  if (typeof text === 'string') return text;
  const reading = Object.entries(readings).find(([name]) => name === technology)?.[1];
  return (reading && text[rulesOf(view)[reading]]) ?? '';
}
