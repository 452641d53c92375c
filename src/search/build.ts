import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { addressOf } from '../offline/files.ts';
import { apart, recordsOf } from './records.ts';

/** Islands show boards, not text; drawings and what leads on are found where they lead. */
const excludeSelectors = [
  'astro-island',
  'svg',
  'nav',
  'noscript',
  '.no-print',
  '.crumb',
  '.visually-hidden',
  '.clauses',
  'details',
];

/** Pagefind's own boxes are not used. */
const isUsed = (file: string): boolean => !/-(ui|component-ui|modular-ui|highlight)\.(js|css)$/.test(file);

async function addPage(index: PagefindIndex, address: string, html: string): Promise<number> {
  const records = recordsOf(address, html);
  if (!records) {
    await index.addHTMLFile({ url: address, content: apart(html) });
    return 1;
  }
  for (const { title, ...record } of records) await index.addCustomRecord({ ...record, meta: { title } });
  return records.length;
}

/** Indexes a built site into its `pagefind/`, each language by itself. */
export async function writeSearch(root: string): Promise<number> {
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors });
  if (!index) throw new Error(errors.join('\n'));
  let found = 0;
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const file of pages.sort()) {
    const address = addressOf(file.split(path.sep).join('/'));
    found += await addPage(index, address, readFileSync(path.join(root, file), 'utf8'));
  }
  const { files } = await index.getFiles();
  for (const { path: name, content } of files.filter(({ path: each }) => isUsed(each))) {
    const file = path.join(root, 'pagefind', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await close();
  return found;
}

export default function search(): AstroIntegration {
  return {
    name: 'search',
    hooks: {
      'astro:build:done': async ({ dir, logger }) =>
        logger.info(`${await writeSearch(fileURLToPath(dir))} things to find`),
    },
  };
}
