import { speak } from '@machines/core/speech.ts';
import { en } from '@machines/words/en.ts';
import type { Locale } from './locales.ts';
import { differingKeys } from './missing.ts';
import { makeIn } from './page.ts';
import { pageTables } from './pageWords.ts';

/** The words of the rules in each language, for the build; a page takes along those it needs (Said.astro). */

type Tables = Record<keyof typeof en, Record<string, object>>;

const korean = import.meta.glob<Record<string, object>>('/machines/*/words/ko/**/*.ts', { eager: true });

/** Clauses are written chapter by chapter and read by their ids. */
function tablesOf(files: Record<string, Record<string, object>>): Tables {
  const tables: Tables = { smartphone: {}, coverage: {} };
  for (const [file, tablesIn] of Object.entries(files)) {
    const game = file.split('/')[2] as keyof Tables;
    const own = tables[game];
    if (file.includes('/clauses/')) own['clauses'] = Object.assign(own['clauses'] ?? {}, ...Object.values(tablesIn));
    else Object.assign(own, tablesIn);
  }
  return tables;
}

const spoken = new Map<Locale, Tables>([['en', en as unknown as Tables]]);

export function ruleWords(locale: Locale): Tables {
  const known = spoken.get(locale);
  if (known) return known;
  const found = tablesOf(korean);
  const wrong = differingKeys(en, found, locale);
  if (wrong.length > 0) throw new Error(`machines/*/words/${locale} is not complete:\n${wrong.join('\n')}`);
  spoken.set(locale, found);
  return found;
}

/** What is said from here on is said in this language. The build makes one page after the other. */
export const speakIn = (locale: Locale): void => {
  makeIn(locale);
  speak({ ...ruleWords(locale), page: pageTables(locale) });
};
