import { globSync, readFileSync } from 'node:fs';
import { locales } from '@/i18n/locales.ts';

/** Files of content/ with their text, by a pattern. */
export const filesOf = (pattern: string): { file: string; text: string }[] =>
  globSync(pattern)
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The words beside a file: those of every language that is built, and whatever else has been written. */
export function wordsBeside(file: string): { file: string; text: string }[] {
  const found = filesOf(file.replace(/[^/]+$/, '*.mdx'));
  for (const locale of locales)
    if (!found.some((words) => words.file.endsWith(`/${locale}.mdx`)))
      throw new Error(`${file} has no words in ${locale} beside it.`);
  return found;
}
