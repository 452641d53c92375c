import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { plainHeaders } from './policy.ts';

const policyOf = /<meta http-equiv="content-security-policy" content="([^"]+)">/;

/** The headers for every file of the site; the policy is the one that its pages carry. */
export function siteHeaders(page: string): Record<string, string> {
  const policy = policyOf.exec(page)?.[1];
  if (!policy) throw new Error('A page has no content security policy.');
  return { ...plainHeaders, 'Content-Security-Policy': `${policy} ${plainHeaders['Content-Security-Policy']}` };
}

/** For files whose names change with their content. */
const kept = '  Cache-Control: public, max-age=31536000, immutable\n';

/** The file some hosts read for their headers, and for what may be kept how long. */
const headersFile = (page: string): string => {
  const lines = Object.entries(siteHeaders(page)).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n/_astro/*\n${kept}/said/*.js\n${kept}/said/*.words.json\n${kept}/sw.js\n  Cache-Control: no-cache\n`;
};

/** Writes `_headers` beside the built pages. The policy is the same on all of them. */
export default function headers(): AstroIntegration {
  return {
    name: 'headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('_headers', dir), headersFile(await readFile(new URL('index.html', dir), 'utf8')));
      },
    },
  };
}
