import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fileHeaders, plainHeaders, workerPolicy } from './policy.ts';

const policyOf = /<meta http-equiv="content-security-policy" content="([^"]+)">/;

/** The headers for every page of the site; the policy is the one that its pages carry. */
export function siteHeaders(page: string): Record<string, string> {
  const policy = policyOf.exec(page)?.[1];
  if (!policy) throw new Error('A page has no content security policy.');
  return { ...plainHeaders, 'Content-Security-Policy': `${policy} ${plainHeaders['Content-Security-Policy']}` };
}

/** For files whose names change with their content. */
const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The file some hosts read for their headers, and for what may be kept how long. What only pages need is sent with pages
 * only: a page asks for some thirty files, and each would bring it again.
 */
export function headersFile(page: string, folders: readonly string[]): string {
  const ofPages = Object.entries(siteHeaders(page)).filter(([name]) => !(name in fileHeaders));
  const rules: [string, Record<string, string>][] = [
    ['/*', fileHeaders],
    ...['/', '/404.html', ...folders.map((folder) => `/${folder}/*`)].map(
      (address): [string, Record<string, string>] => [address, Object.fromEntries(ofPages)],
    ),
    ['/_astro/*', { ...kept, ...workerPolicy }],
    ['/said/*.js', kept],
    ['/said/*.words.json', kept],
    ['/sw.js', { 'Cache-Control': 'no-cache', ...workerPolicy }],
  ];
  return rules
    .map(([address, headers]) =>
      [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('');
}

/** The folders at the top that hold pages. */
async function pageFolders(root: string): Promise<string[]> {
  const pages = (await readdir(root, { recursive: true })).filter((name) => path.basename(name) === 'index.html');
  return [...new Set(pages.map((page) => page.split(path.sep)[0] ?? ''))]
    .filter((name) => name !== 'index.html')
    .sort();
}

/** Writes `_headers` beside the built pages. The policy is the same on all of them. */
export default function headers(): AstroIntegration {
  return {
    name: 'headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const page = await readFile(new URL('index.html', dir), 'utf8');
        await writeFile(new URL('_headers', dir), headersFile(page, await pageFolders(fileURLToPath(dir))));
      },
    },
  };
}
