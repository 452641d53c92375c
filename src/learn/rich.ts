import { type Locale, localePath, messages } from '@/i18n/index.ts';
import { clauseBase, type Game } from '@/site.ts';
import type { RichWords } from '@/ui/Rich.tsx';

/** What rich text needs to know on a page: names of symbols, and where glossary and clauses stand. */
export const richWords = (locale: Locale, game: Game = 'smartphone'): RichWords => ({
  symbols: messages(locale).names.symbols,
  glossaryBase: localePath(locale, '/learn/smartphone/glossary/#'),
  clauseBase: localePath(locale, clauseBase(game)),
});
