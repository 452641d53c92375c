import { createHash } from 'node:crypto';
import type { CoveragePage } from '@/games/coverage/play/coveragePlayPage.ts';
import type { GameWords } from '@/play/ui/playWords.ts';
import { type Locale, messages } from './index.ts';

/**
 * All the words of a page with a large island, as a file beside it: fetched while its scripts are, and kept by the
 * browser. In the page itself they would stand escaped, and come with every visit.
 */
const pages = {
  'play-smartphone': (locale: Locale): GameWords => {
    const { play, board, desk, ending, keep, log, setup, names, guide, reach, bestSale } = messages(locale);
    return { play, board, desk, ending, keep, log, setup, guide, reach, bestSale, seats: names.seats };
  },
  'play-coverage': (locale: Locale): CoveragePage['words'] => {
    const { coverage, keep, coverageGuide } = messages(locale);
    return { ...coverage, keep, guide: coverageGuide };
  },
};

export type WordFile = keyof typeof pages;
export const wordFiles = Object.keys(pages) as WordFile[];

export const wordsOf = <F extends WordFile>(locale: Locale, file: F) =>
  pages[file](locale) as ReturnType<(typeof pages)[F]>;

export const wordsText = (locale: Locale, file: WordFile): string => JSON.stringify(wordsOf(locale, file));

/** Its name changes with its content. */
export const wordsName = (locale: Locale, file: WordFile): string =>
  `${locale}-${file}.${createHash('sha256').update(wordsText(locale, file)).digest('base64url').slice(0, 8)}`;
