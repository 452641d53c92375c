import { en } from './en/index.ts';
import { defaultLocale, isLocale, type Locale } from './locales.ts';
import { differingKeys } from './missing.ts';
import { pageLocale } from './page.ts';

/** English is the source of keys; any other language has the same shape, checked by the compiler file by file. */
export type Messages = typeof en;

/** Every file of another language is a part of its catalogue, as in English. */
const korean = import.meta.glob<object>('./ko/*.ts', { eager: true });

/** The words of a language, the page's own unless another is named; that all are there is checked once, when they are first asked for. */
const catalogues = new Map<Locale, Messages>([['en', en]]);

export function messages(locale: Locale = pageLocale()): Messages {
  const known = catalogues.get(locale);
  if (known) return known;
  const found: object = Object.assign({}, ...Object.values(korean));
  const wrong = differingKeys(en, found, locale);
  if (wrong.length > 0) throw new Error(`src/i18n/${locale} is not complete:\n${wrong.join('\n')}`);
  catalogues.set(locale, found as Messages);
  return found as Messages;
}

/** The language of an address. */
export const localeOf = (current: string | undefined): Locale => (isLocale(current) ? current : defaultLocale);

export * from './format.ts';
export * from './locales.ts';
export { pageHref, pageLocale } from './page.ts';
