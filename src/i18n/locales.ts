/** The languages there are words in. */
const languages = ['en', 'ko'] as const;
export type Locale = (typeof languages)[number];

/** The languages that are built: a language joins when all its words are there. Nothing else lists languages. */
export const locales: readonly Locale[] = languages;

export const defaultLocale: Locale = 'en';

/** How each language calls itself, for the language switch. */
export const localeNames: Record<Locale, string> = { en: 'English', ko: '한국어' };

/** How pages that show a link name the language of what it leads to. */
export const openGraphLocale: Record<Locale, string> = { en: 'en_US', ko: 'ko_KR' };

/** The default language lives at the root, the others under their code. */
export const localeParam = (locale: Locale): string | undefined => (locale === defaultLocale ? undefined : locale);

export const localePath = (locale: Locale, path: string): string =>
  locale === defaultLocale ? path : `/${locale}${path}`;

/** `getStaticPaths` of a page that exists once in each language. */
export const localePaths = () =>
  locales.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));

export const isLocale = (value: string | undefined): value is Locale => locales.some((locale) => locale === value);
