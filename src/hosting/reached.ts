import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The packages of which something reaches a page, written down by each build (`npm run report:dependencies` reads it). */
const reachedFile = fileURLToPath(new URL('../../node_modules/.cache/rulebench/reached.json', import.meta.url));

const packageOf = (file: string): string | null => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? null;

const found = new Set<string>();

const note = (files: readonly string[]): void => {
  const before = found.size;
  for (const file of files) {
    const name = packageOf(file);
    if (name) found.add(name);
  }
  if (found.size === before) return;
  mkdirSync(path.dirname(reachedFile), { recursive: true });
  writeFileSync(reachedFile, JSON.stringify([...found].sort()));
};

export const reached = (): string[] => JSON.parse(readFileSync(reachedFile, 'utf8'));

/** Looks at what goes into the scripts, sheets and fonts of the pages, not at what only makes them. */
export const noteReached = (isWorker = false): Plugin => ({
  name: 'note-reached',
  apply: 'build',
  generateBundle(_options, bundle) {
    if (!isWorker && this.environment.name !== 'client') return;
    for (const part of Object.values(bundle))
      if (part.type === 'chunk')
        note(Object.keys(part.modules).filter((file) => (part.modules[file]?.renderedLength ?? 0) > 0));
      else note(part.originalFileNames.map((file) => `/${file}`));
  },
});
