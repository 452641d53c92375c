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

/** The page with a hint for every script its first islands need: they are fetched at once, not one after the other. */
export function withPreloads(html: string, chunks: (address: string) => ReadonlySet<string>): string {
  const entries = [...html.matchAll(islands)].flatMap(([tag]) => [...tag.matchAll(urls)].map(([, url = '']) => url));
  const needed = new Set(entries.flatMap((entry) => [...chunks(entry)]));
  const links = [...needed].map((address) => `<link rel="modulepreload" href="${address}">`).join('');
  return links ? html.replace('</head>', () => `${links}</head>`) : html;
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
