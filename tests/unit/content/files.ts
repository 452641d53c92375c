import { globSync, readFileSync } from 'node:fs';

/** Files of content/ with their text, by a pattern. */
export const filesOf = (pattern: string): { file: string; text: string }[] =>
  globSync(pattern)
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
