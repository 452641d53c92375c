/** The languages that are built. A new one is added here and in `catalogues`; nothing else lists languages. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** How each language calls itself, for the language switch. */
export const localeNames: Record<Locale, string> = { en: 'English' };

/** The default language lives at the root, the others under their code. */
export const localeParam = (locale: Locale): string | undefined => (locale === defaultLocale ? undefined : locale);

export const localePath = (locale: Locale, path: string): string =>
  locale === defaultLocale ? path : `/${locale}${path}`;

/** `getStaticPaths` of a page that exists once in each language. */
export const localePaths = () =>
  locales.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));

export const isLocale = (value: string | undefined): value is Locale => locales.some((locale) => locale === value);
