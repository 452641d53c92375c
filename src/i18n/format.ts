import { particle } from '@machines/core/particles.ts';
import { fill } from '@machines/core/words.ts';
import { pageLocale } from './page.ts';

export { fill };

/** One wording for each plural form that English has; other languages may leave `one` out. */
export interface Plural {
  one?: string;
  other: string;
}
type Values = Record<string, string | number>;

/** Made once for each language: making one takes longer than all the counting on a page. */
const rules = new Map<string, Intl.PluralRules>();

const rulesOf = (locale: string): Intl.PluralRules => {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
};

/** A number of things, in the language of the page unless another is named. */
export const count = (forms: Plural, n: number, values: Values = {}, locale: string = pageLocale()): string => {
  const form = rulesOf(locale).select(n) === 'one' ? (forms.one ?? forms.other) : forms.other;
  return fill(form, { ...values, n });
};

/** A text with a remark in brackets, before which Korean leaves no space. */
export const remarked = (text: string, remark: string | number): string =>
  pageLocale() === 'ko' ? `${text}(${remark})` : `${text} (${remark})`;

/** A share in percent, as the language writes it. */
export const percentOf = (share: number, digits = 0): string =>
  `${(100 * share).toFixed(digits)}${pageLocale() === 'ko' ? '' : ' '}%`;

/** Things one after another, as the language lists them: in Korean two are joined by a particle, more by commas. */
export function listOf(items: readonly string[], locale: string = pageLocale()): string {
  if (locale !== 'ko') return new Intl.ListFormat(locale).format(items);
  const [first = '', second] = items;
  return items.length === 2 ? `${first}${particle(first, '과(와)')} ${second}` : items.join(', ');
}
