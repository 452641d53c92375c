import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { plainHeaders } from './policy.ts';

const policyOf = /<meta http-equiv="content-security-policy" content="([^"]+)">/;

/** The file some hosts read for their headers: the policy of the pages, and what may be kept for how long. */
export const headersFile = (policy: string): string => {
  const forAll = { ...plainHeaders, 'Content-Security-Policy': `${policy} ${plainHeaders['Content-Security-Policy']}` };
  const lines = Object.entries(forAll).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
};

/** Writes `_headers` beside the built pages. The policy is the same on all of them. */
export default function headers(): AstroIntegration {
  return {
    name: 'headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const policy = policyOf.exec(await readFile(new URL('index.html', dir), 'utf8'))?.[1];
        if (!policy) throw new Error('The home page has no content security policy.');
        await writeFile(new URL('_headers', dir), headersFile(policy));
      },
    },
  };
}
