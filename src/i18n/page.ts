import { defaultLocale, isLocale, type Locale } from './locales.ts';

/** The language of the page that this runs on. */
export const pageLocale = (): Locale => {
  const lang = typeof document === 'undefined' ? defaultLocale : document.documentElement.lang;
  return isLocale(lang) ? lang : defaultLocale;
};
