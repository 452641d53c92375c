import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The addresses of all pages of the built site, so that a new page is tested without being listed. */
export const pages: string[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/index\.html$/, '')}`)
  .sort();

export const html = (page: string): string =>
  readFileSync(path.join(dist, page.endsWith('/') ? `${page}index.html` : page), 'utf8');

/** Pages that are only read: nothing on them has to be brought to life. */
export const readingPages = pages.filter((page) => !html(page).includes('<astro-island'));
