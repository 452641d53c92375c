import { readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from './usage.ts';

const reason = (error: unknown): string => {
  const code = (error as { code?: string }).code;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'it may not be read or written';
  return error instanceof Error ? error.message : String(error);
};

/** A file's text. With `json`, text that is not JSON is wrong usage too. */
export function readFile(name: string, kind: 'text' | 'json' = 'text'): string {
  let text: string;
  try {
    text = readFileSync(name, 'utf8');
  } catch (error) {
    throw new UsageError(`${name} cannot be read: ${reason(error)}.`);
  }
  if (kind === 'json') {
    try {
      JSON.parse(text);
    } catch (error) {
      throw new UsageError(`${name} is not JSON: ${reason(error)}.`);
    }
  }
  return text;
}

export function writeFile(name: string, text: string): void {
  try {
    writeFileSync(name, text);
  } catch (error) {
    throw new UsageError(`${name} cannot be written: ${reason(error)}.`);
  }
}
