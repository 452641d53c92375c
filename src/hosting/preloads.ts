import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What a built script imports before it runs; what it fetches later is written `import(…)`. */
const staticImport = /(?:^|[;\n}])\s*import\s*(?:[\w$*{][^'"();]*?from\s*)?["'](\.[^"']+)["']/g;
const reexport = /export\s*(?:\*|\{[^}]*\})\s*(?:as\s+\w+\s*)?from\s*["'](\.[^"']+)["']/g;

/** The scripts that a script needs before it runs, itself among them. */
export function chunksOf(read: (address: string) => string): (address: string) => ReadonlySet<string> {
  const known = new Map<string, readonly string[]>();
  const nextOf = (address: string): readonly string[] => {
    const before = known.get(address);
    if (before) return before;
    const text = read(address);
    const next = [...text.matchAll(staticImport), ...text.matchAll(reexport)].map(([, to = '']) =>
      path.posix.join(path.posix.dirname(address), to),
    );
    known.set(address, next);
    return next;
  };
  return (address) => {
    const found = new Set<string>();
    const visit = (at: string): void => {
      if (found.has(at)) return;
      found.add(at);
      nextOf(at).forEach(visit);
    };
    visit(address);
    return found;
  };
}

/** Islands that come to life as soon as the page is there: others wait until they are near the window. */
const islands = /<astro-island\s[^>]*client="(?:load|only)"[^>]*>/g;
const urls = /(?:component-url|renderer-url|before-hydration-url)="([^"]+)"/g;

/** Scripts of the page itself: those that its text waits for, and those that run once it is there. */
const blocking = /<script src="([^"]+)"><\/script>/g;
const modules = /<script type="module" src="([^"]+)">/g;
const wordsLink = /<link rel="preload" as="fetch"[^>]*>/g;
const policy = /<meta http-equiv="content-security-policy"[^>]*>/g;

const found = (html: string, what: RegExp): string[] => [...html.matchAll(what)].map(([, address = '']) => address);
const all = (html: string, what: RegExp): string => (html.match(what) ?? []).join('');
const asScript = (addresses: readonly string[]): string =>
  addresses.map((address) => `<link rel="preload" as="script" href="${address}">`).join('');

/**
 * The page with a hint for all that it waits for before it lives: scripts of its first islands with what they import,
 * scripts and words in its text. They are fetched at once, not one after the other; so a script that the page waits for
 * stands last in the head, and the policy first: until they have met it, browsers fetch nothing ahead of the text.
 */
export function withPreloads(html: string, chunks: (address: string) => ReadonlySet<string>): string {
  const [, top = '', head = '', body = ''] = /^(.*?<head>(?:<meta charset[^>]*>)?)(.*?)<\/head>(.*)$/s.exec(html) ?? [];
  const islandScripts = [...body.matchAll(islands)].flatMap(([tag]) => found(tag, urls));
  const needed = new Set([...islandScripts, ...found(body, modules)].flatMap((entry) => [...chunks(entry)]));
  return [
    top,
    all(head, policy),
    asScript(found(head, blocking)),
    head.replace(policy, '').replace(blocking, ''),
    asScript(found(body, blocking)),
    all(body, wordsLink),
    ...[...needed].map((address) => `<link rel="modulepreload" href="${address}">`),
    all(head, blocking),
    '</head>',
    body.replace(wordsLink, ''),
  ].join('');
}

/** Writes the hints into every built page. Runs before pages are signed for the offline copy. */
export default function preloads(): AstroIntegration {
  return {
    name: 'preloads',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const chunks = chunksOf((address) => readFileSync(path.join(root, address), 'utf8'));
        let changed = 0;
        for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
          if (!file.endsWith('.html')) continue;
          const page = path.join(root, file);
          const html = readFileSync(page, 'utf8');
          const hinted = withPreloads(html, chunks);
          if (hinted === html) continue;
          writeFileSync(page, hinted);
          changed++;
        }
        logger.info(`${changed} pages say which scripts they need`);
      },
    },
  };
}
