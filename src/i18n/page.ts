import { defaultLocale, isLocale, type Locale, localePath } from './locales.ts';

/** The language of the page that the build is making; it makes one after the other. */
let made: Locale = defaultLocale;

export const makeIn = (locale: Locale): void => {
  made = locale;
};

/** The language of the page that this runs on. */
export const pageLocale = (): Locale => {
  const lang = typeof document === 'undefined' ? made : document.documentElement.lang;
  return isLocale(lang) ? lang : defaultLocale;
};

/** An address of the site, in the language of the page. */
export const pageHref = (path: string): string => localePath(pageLocale(), path);
