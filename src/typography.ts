import type { Plugin } from 'vite';
import { joined } from '../machines/core/particles.ts';

/** Apostrophes as they are printed: within a word, or at the end of one in the plural (the players' turns). */
export const curled = (text: string): string =>
  text.replace(/(?<=(?<!\\)\p{L})'(?=\p{L})|(?<=\p{L}s)'(?= \p{Ll})/gu, '’');

/** A number stays with its VP, and a sum of numbers on one line. */
export const bound = (text: string): string =>
  text.replace(/(?<=\d) (?=VP\b)/g, '\u00a0').replace(/(?<=\d) ([−+×=]) (?=\d)/g, '\u00a0$1\u00a0');

/** Printed apostrophes in the strings of a file of words; a name that something is looked up by stays. */
const curledInWords = (code: string): string => code.replace(/"[^"\n]*"(?!:)|`[^`]*`/g, curled);

const korean = /\/(?:words|i18n)\/(?:ko\/.+|ko)\.ts$|\/content\/.+\/ko\.mdx(?:\?|$)/;
const prose = /\/content\/.+\.mdx(?:\?|$)/;
const words = /\/(?:words|i18n)\/(?:en\/.+|en)\.ts$/;

/** Sets apostrophes of English, holds Korean particles to their word and numbers to what they count, so that those who write need not look for the key. */
export const apostrophes = (): Plugin => ({
  name: 'apostrophes',
  enforce: 'pre',
  transform: (code, id) => {
    if (prose.test(id)) return { code: bound(korean.test(id) ? joined(code) : curled(code)), map: null };
    if (korean.test(id)) return { code: joined(code), map: null };
    return words.test(id) ? { code: curledInWords(code), map: null } : null;
  },
});
