import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteHeaders } from '../hosting/headers.ts';
import { digestOf, packOf, type SiteFile } from './pack.ts';

const worker = readFileSync(new URL('./worker.js', import.meta.url), 'utf8');

/** What hosts and search engines read, and what this makes itself, is no part of the site. */
const isPart = (name: string): boolean => !/^(_headers|robots\.txt|sitemap\.xml|sw\.js|offline-\w+\.pack)$/.test(name);

const filesOf = (root: string): SiteFile[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isPart)
    .sort()
    .map((name) => ({ name, bytes: readFileSync(path.join(root, name)) }));

const signature = /(<meta name="build"[^>]*>)?<\/head>/;

/** Every page says which build it is of, so that a worker of another one leaves it alone. */
const signed = ({ name, bytes }: SiteFile, build: string): SiteFile =>
  name.endsWith('.html')
    ? { name, bytes: Buffer.from(bytes.toString().replace(signature, `<meta name="build" content="${build}"></head>`)) }
    : { name, bytes };

export interface Written {
  build: string;
  files: number;
  bytes: number;
}

/** Makes a built site work without network: signs its pages, packs it, and writes the worker that keeps the pack. */
export function writeOffline(root: string): Written {
  const found = filesOf(root);
  const build = digestOf(worker, ...found.flatMap(({ name, bytes }) => [name, bytes])).slice(0, 12);
  const files = found.map((file) => signed(file, build));
  for (const { name, bytes } of files) if (name.endsWith('.html')) writeFileSync(path.join(root, name), bytes);
  const home = files.find(({ name }) => name === 'index.html')?.bytes.toString() ?? '';
  const pack = packOf(files, siteHeaders(home));
  writeFileSync(path.join(root, `offline-${build}.pack`), pack);
  const start = `const build = '${build}';\nconst digest = '${digestOf(pack)}';\n`;
  writeFileSync(path.join(root, 'sw.js'), start + worker);
  return { build, files: files.length, bytes: pack.length };
}

/** Runs after everything else that writes files. */
export default function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const { build, files, bytes } = writeOffline(fileURLToPath(dir));
        logger.info(`${files} files in a pack of ${(bytes / 1e6).toFixed(2)} MB, build ${build}`);
      },
    },
  };
}
