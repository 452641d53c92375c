import { particle } from '@machines/core/particles.ts';
import { fill } from '@machines/core/words.ts';

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

export const count = (locale: string, forms: Plural, n: number, values: Values = {}): string => {
  const form = rulesOf(locale).select(n) === 'one' ? (forms.one ?? forms.other) : forms.other;
  return fill(form, { ...values, n });
};

/** A text with a remark in brackets, before which Korean leaves no space. */
export const remarked = (locale: string, text: string, remark: string | number): string =>
  locale === 'ko' ? `${text}(${remark})` : `${text} (${remark})`;

/** A share in percent, as the language writes it. */
export const percentOf = (locale: string, share: number, digits = 0): string =>
  `${(100 * share).toFixed(digits)}${locale === 'ko' ? '' : ' '}%`;

/** Things one after another, as the language lists them: in Korean two are joined by a particle, more by commas. */
export function listOf(locale: string, items: readonly string[]): string {
  if (locale !== 'ko') return new Intl.ListFormat(locale).format(items);
  const [first = '', second] = items;
  return items.length === 2 ? `${first}${particle(first, '과(와)')} ${second}` : items.join(', ');
}
