import type { Clause } from '@machines/core/clause.ts';
import { type Locale, messages } from '@/i18n/index.ts';

/** What one's own rulebook says of a clause, by edition; `all` where every edition says the same. */

const table = (locale: Locale): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  messages(locale).inYourBox;

/** Without a text of its own the clause itself is the rule; where something is left open, its first sentence. */
export function ownText(clause: Clause, edition: string, locale: Locale, open: boolean): string {
  const own = table(locale)[clause.id];
  const said =
    own && Object.entries(own).find(([editions]) => editions === 'all' || editions.split(' ').includes(edition));
  if (said) return said[1];
  return (open && /^(.+?[.?!])\s/s.exec(clause.text)?.[1]) || clause.text;
}

export const hasOwnText = ({ id }: Pick<Clause, 'id'>, locale: Locale): boolean => id in table(locale);
