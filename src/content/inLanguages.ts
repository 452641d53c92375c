import { defaultLocale, isLocale, type Locale, locales } from '@/i18n/locales.ts';

interface Written {
  id: string;
  data: { draft?: boolean | undefined };
}

/**
 * Prose in the languages it is written in. What is there in the first language has to be there in every other, unless
 * it is a draft, which is left out where it is missing.
 */
export function inLanguages<E extends Written>(
  entries: readonly E[],
  folder: string,
  /** The language and the name in an entry's id. */
  partsOf: (entry: E) => readonly [locale: string, name: string],
): { entry: E; name: string; locale: Locale }[] {
  const all = entries.flatMap((entry) => {
    const [locale, name] = partsOf(entry);
    return isLocale(locale) ? [{ entry, name, locale }] : [];
  });
  for (const { entry, name, locale } of all.filter((each) => each.locale === defaultLocale && !each.entry.data.draft))
    for (const other of locales)
      if (!all.some((each) => each.name === name && each.locale === other))
        throw new Error(
          `${folder}: ${entry.id} is missing in ${other}. Write it, or mark the ${locale} one as a draft.`,
        );
  return all;
}
