import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'rolldown/utils';

/** The script that every page waits for, as small as those that are bundled: files of `src/public` are copied as they are. */
export default function plainScripts(): AstroIntegration {
  return {
    name: 'plain scripts',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const file = fileURLToPath(new URL('theme.js', dir));
        const { code, errors } = minifySync('theme.js', readFileSync(file, 'utf8'), { compress: true, mangle: true });
        if (errors.length > 0) throw new Error(`theme.js: ${errors.map(({ message }) => message).join(', ')}`);
        writeFileSync(file, code);
      },
    },
  };
}
