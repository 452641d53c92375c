import { type Locale, localePath, messages } from '@/i18n/index.ts';
import { tablePath } from '@/site.ts';

/** What stands beside the course of Smartphone Inc. */
export function besideSmartphone(locale: Locale) {
  const { learn: t, sheet, glossary, atTable } = messages(locale);
  const at = (part: string) => localePath(locale, `/learn/smartphone/${part}/`);
  return [
    { href: at('summary'), title: sheet.title, about: t.beside.sheet },
    {
      href: localePath(locale, tablePath('smartphone')),
      title: atTable.title.smartphone,
      about: atTable.description.smartphone,
    },
    { href: at('glossary'), title: glossary.title, about: t.beside.glossary },
    { href: at('editions'), title: t.editions.title, about: t.beside.editions },
  ];
}
