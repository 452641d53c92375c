import { type Locale, localePath, messages } from '@/i18n/index.ts';
import type { RichWords } from '@/ui/Rich.tsx';

/** What rich text needs to know on a page: names of symbols, and where the glossary stands. */
export const richWords = (locale: Locale): RichWords => ({
  symbols: messages(locale).names.symbols,
  glossaryBase: localePath(locale, '/learn/smartphone/glossary/#'),
});
