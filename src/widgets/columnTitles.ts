import { gameBy } from '@machines/games.ts';
import { type Locale, messages } from '@/i18n/index.ts';
import type { CompareData } from './data.ts';

/** The columns by what tells them apart: the edition, the ruling, or both. */
export function columnTitles({ game, readings }: CompareData, locale: Locale): [string, string] {
  const { ruleSets } = messages(locale).rules;
  const { choices } = gameBy(game);
  const [a, b] = readings;
  const title = (own: CompareData['readings'][0], other: CompareData['readings'][0]) => {
    const ruled = Object.entries(own.rulings)
      .filter(([name, value]) => other.rulings[name] !== value)
      .map(([name, value]) => choices[name]?.values[value] ?? value);
    const edition = own.rules === other.rules && ruled.length > 0 ? [] : [ruleSets[own.rules] ?? own.rules];
    return [...edition, ...ruled].join(': ');
  };
  return [title(a, b), title(b, a)];
}
