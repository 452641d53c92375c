import type { Plugin } from 'vite';

/** Apostrophes as they are printed: within a word, or at the end of one in the plural (the players' turns). */
export const curled = (text: string): string =>
  text.replace(/(?<=(?<!\\)\p{L})'(?=\p{L})|(?<=\p{L}s)'(?= \p{Ll})/gu, '’');

/** The same in the strings of a file of words; a name that something is looked up by stays. */
const curledInWords = (code: string): string => code.replace(/"[^"\n]*"(?!:)|`[^`]*`/g, curled);

const prose = /\/content\/.+\.mdx(?:\?|$)/;
const words = /\/(?:words|i18n)\/(?:en\/.+|en)\.ts$/;

/** Sets the apostrophes of everything the site says in English, so that those who write need not look for the key. */
export const apostrophes = (): Plugin => ({
  name: 'apostrophes',
  enforce: 'pre',
  transform: (code, id) => {
    if (prose.test(id)) return { code: curled(code), map: null };
    return words.test(id) ? { code: curledInWords(code), map: null } : null;
  },
});
