import { type Locale, localePath, messages } from '@/i18n/index.ts';
import type { RichWords } from '@/islands/learn/Rich.tsx';
import { clausePath } from '@/site.ts';

/** What rich text needs to know on a page: names of symbols, and where glossary and clauses stand. */
export const richWords = (locale: Locale): RichWords => ({
  symbols: messages(locale).names.symbols,
  glossaryBase: localePath(locale, '/learn/smartphone/glossary/#'),
  clauseBase: localePath(locale, clausePath('')),
});
