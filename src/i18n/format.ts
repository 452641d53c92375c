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
