import { en } from './en/index.ts';
import { defaultLocale, isLocale, type Locale } from './locales.ts';

/** English is the source of keys; any other language has the same shape, checked by the compiler. */
export type Messages = typeof en;

const catalogues: Record<Locale, Messages> = { en };

export const messages = (locale: Locale): Messages => catalogues[locale];

/** For components inside MDX, which get no props: the language of the address. */
export const localeOf = (current: string | undefined): Locale => (isLocale(current) ? current : defaultLocale);

export * from './format.ts';
export * from './locales.ts';
