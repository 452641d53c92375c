import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { build as bundle } from 'vite';
import { siteHeaders } from '../hosting/headers.ts';
import { offline as en } from '../i18n/en/offline.ts';
import { offline as ko } from '../i18n/ko/offline.ts';
import type { Like } from '../i18n/like.ts';
import { defaultLocale, type Locale } from '../i18n/locales.ts';
import { bundleOf } from './bundle.ts';
import { type Contents, everything } from './contents.ts';
import { needsOf } from './needs.ts';
import { addressOf, digestOf, type SiteFile, typeOf } from './offlineFiles.ts';

/** What hosts, search engines and previews of links read, and what this makes itself, is no part of the site. */
const isPart = (name: string): boolean =>
  !/^(_headers|robots\.txt|sitemap\.xml|preview\.png|sw\.js|_astro\/offline-[\w-]+\.(js|bundle))$/.test(name);

const filesOf = (root: string): SiteFile[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isPart)
    .sort()
    .map((name) => ({ name, bytes: readFileSync(path.join(root, name)) }));

const signature = /(<meta name="page"[^>]*>)?<\/head>/;

/** Every page says by a checksum which it is, so that a worker can tell whether it has the same one. */
const signed = ({ name, bytes }: SiteFile): SiteFile => {
  if (!name.endsWith('.html')) return { name, bytes };
  const plain = bytes.toString().replace(signature, '</head>');
  return {
    name,
    bytes: Buffer.from(plain.replace('</head>', `<meta name="page" content="${digestOf(plain)}"></head>`)),
  };
};

const said = (locale: Locale, { none, again }: Pick<Like<typeof en>, 'none' | 'again'>): Contents['words'][string] => ({
  prefix: locale === defaultLocale ? '' : `/${locale}`,
  lang: locale,
  ...none,
  again,
});
const words = { en: said('en', en), ko: said('ko', ko) } satisfies Record<Locale, unknown>;

function contentsOf(files: readonly SiteFile[], bundles: Contents['bundles']): Contents {
  const needs = needsOf(files);
  const sets = new Map<string, number>();
  const types = [...new Set(files.map(({ name }) => typeOf(name)))];
  const entry = ({ name, bytes }: SiteFile): Contents['files'][string] => {
    const file = [digestOf(bytes), types.indexOf(typeOf(name)), gzipSync(bytes).length] as const;
    if (!name.endsWith('.html')) return file;
    const set = JSON.stringify(needs(name));
    if (!sets.has(set)) sets.set(set, sets.size);
    return [...file, sets.get(set) ?? 0];
  };
  return {
    headers: siteHeaders(files.find(({ name }) => name === 'index.html')?.bytes.toString() ?? ''),
    files: Object.fromEntries(files.map((file) => [addressOf(file.name), entry(file)])),
    types,
    needs: [...sets.keys()].map((set) => JSON.parse(set)),
    bundles,
    words,
  };
}

let code: Promise<string> | undefined;
/** The worker as one script, whatever it is made of. */
const worker = (): Promise<string> => {
  code ??= bundle({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('./worker/main.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  }).then((made) => {
    const [output] = 'output' in made ? made.output : [];
    if (!output) throw new Error('The worker was not made.');
    return output.code;
  });
  return code;
};

export interface Written {
  build: string;
  files: number;
  bytes: number;
}

/** Small files of no use by themselves: the picture of a position is in one, and there are hundreds. */
const bundled = 'pictures/';

/** Makes a built site work without network: signs its pages, says what it is made of, and writes the worker. */
export async function writeOffline(root: string): Promise<Written> {
  const script = await worker();
  const write = ({ name, bytes }: SiteFile) => writeFileSync(path.join(root, name), bytes);
  const found = filesOf(root).map(signed);
  for (const file of found) if (file.name.endsWith('.html')) write(file);
  const files = found.filter(({ name }) => !name.startsWith(bundled));
  const bundles: Record<string, string> = {};
  const within = found.filter(({ name }) => name.startsWith(bundled));
  if (within.length > 0) {
    const bytes = bundleOf(within);
    const file = { name: `_astro/offline-${digestOf(bytes)}.bundle`, bytes };
    write(file);
    bundles[`/${bundled}`] = addressOf(file.name);
    files.push(file);
  }
  const contents = contentsOf(files, bundles);
  // How much everything is, that page knows before there is a worker to ask.
  for (const { name, bytes } of files.filter(({ name }) => /(^|\/)offline\/index\.html$/.test(name))) {
    const address = addressOf(name);
    const sum = everything(contents, address).reduce((all, each) => all + (contents.files[each]?.[2] ?? 0), 0);
    const page = signed({
      name,
      bytes: Buffer.from(bytes.toString().replace(/data-bytes="\d*"/, `data-bytes="${sum}"`)),
    });
    write(page);
    const [, ...rest] = contents.files[address] ?? ['', 0, 0];
    contents.files[address] = [digestOf(page.bytes), ...rest];
  }
  const text = JSON.stringify({ worker: digestOf(script), ...contents });
  const build = digestOf(text);
  // Imported by the worker, the table is stored by the browser with the worker itself, outside of any quota.
  const table = `_astro/offline-${build}.js`;
  writeFileSync(path.join(root, table), `self.contents = ${JSON.stringify(text)};\n`);
  writeFileSync(path.join(root, 'sw.js'), `self.build = '${build}';\nimportScripts('/${table}');\n${script}`);
  const bytes = Object.values(contents.files).reduce((sum, [, , size]) => sum + size, 0);
  return { build, files: files.length, bytes };
}

/** Runs after everything else that writes files. */
export default function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { build, files, bytes } = await writeOffline(fileURLToPath(dir));
        logger.info(`${files} files, ${(bytes / 1e6).toFixed(2)} MB compressed, build ${build}`);
      },
    },
  };
}
