import { getEntry, render } from 'astro:content';
import type { Locale } from '@/i18n/index.ts';
import { ContentError } from './read.ts';

/** The explanation beside a file of content, in a language, as something a page can render. */
export async function proseBeside(file: string, locale: Locale) {
  const id = file.replace(/^\/?content\//, '').replace(/[^/]*$/, locale);
  const entry = await getEntry('prose', id);
  if (!entry) throw new ContentError(`content/${id}.mdx`, [{ path: '', message: `There are no words in ${locale}.` }]);
  return (await render(entry)).Content;
}
